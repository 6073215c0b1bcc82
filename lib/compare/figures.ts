import { fundsAt } from '../study/funds-at'
import { FROM_ABROAD, mainDeadline } from '../facts/deadline'
import type { Fact, Tuition } from '../facts/fact'
import type { FactKind } from '../facts/vocabulary'
import type { Answer } from '../universities/answers/answer'
import { deadlinesAt } from '../universities/answers/deadline'
import { askedAt } from '../universities/answers/entry'
import { acceptanceAt, employmentAt } from '../universities/answers/outcome'
import type { Said } from '../universities/answers/said'
import { englishAt, feesPaid } from '../universities/answers/words'
import { basesAt, type Asked } from './bases'
import { closesEachYear, closesOnDay, unitOfDate } from './closing-dates'

/** One figure as a table for a computer has it: a number, an ISO date or words that hold no single number, and what it rests on. */
export type Figure = {
  value: number | string
  /** The top of a range. */
  to: number | null
  unit: string | null
  /** ISO 4217; null for what is no sum. */
  currency: string | null
  year: string | null
  kind: FactKind | null
  /** Address of the source. */
  source: string | null
}

/** By the label of its column; what is not known has none. */
export type Figures = Readonly<Record<string, Figure>>

const PLAIN = { to: null, unit: null, currency: null }

/** The sum of a fee, or the lowest, with the top of a range; null where only a ceiling is known. */
export function feeParts({ value: { min, max, currency, period } }: Fact<Tuition>) {
  return min === null ? null : { value: min, to: max, unit: period, currency }
}

/** The day of each year, `MM-DD`, or the month where only that is sure: the file outlives the year. */
function deadlineOf({ university, level, applicant = FROM_ABROAD }: Asked) {
  const deadline = mainDeadline(deadlinesAt(university, level), applicant)
  if (!deadline) return null
  const isDay = closesOnDay(deadline)
  const isStated = isDay && deadline.closesIn !== undefined && !deadline.isOver
  return {
    ...PLAIN,
    value: closesEachYear(deadline),
    unit: unitOfDate({ isDay, isStated, isRolling: deadline.isRolling }),
  }
}

function fundsOf({ rules, university: { campusLife } }: Asked) {
  const funds = rules?.funds
  if (!funds) return null
  const { currency, period, months, withTuition } = funds.value
  const sum = fundsAt(funds.value, { city: campusLife.location ?? campusLife.nearestCity, age: null })
  if (!sum) return null
  // A rule may name a sum by the month and not for how many.
  const times = period === 'month' ? (months ?? 1) : 1
  const unit = period === 'month' && months !== null ? `${months} months` : period
  return {
    value: sum.low * times,
    to: sum.high > sum.low ? sum.high * times : null,
    unit: `${unit}${withTuition ? ', beside the first year’s tuition' : ''}`,
    currency,
  }
}

const counted = (value: number | null, unit: string) => (value === null ? null : { ...PLAIN, value, unit })

/** What is no single number. */
const inWords = ({ value }: Answer<Said>) => (value ? { ...PLAIN, value: value.text } : null)

function tuitionOf({ university, level, applicant = FROM_ABROAD }: Asked) {
  const [fee] = feesPaid(university, level, applicant.status, applicant.subject)?.fees ?? []
  return fee ? feeParts(fee) : null
}

/** Every figure of the comparison at a level, each by the label that its row has there. */
export function figuresAt(asked: Asked): Figures {
  const { university, level } = asked
  const { worldRanking, academics } = university
  const entry = askedAt(university, level)
  const parts = {
    'World Ranking': counted(worldRanking?.rank ?? null, 'position'),
    'Acceptance Rate': counted(acceptanceAt(university, level), 'percent'),
    'Tuition (International)': tuitionOf(asked),
    'Student Population': counted(university.studentPopulation, 'students'),
    'International Students':
      counted(university.internationalPercent, 'percent') ??
      counted(university.internationalStudents, 'students'),
    'Minimum GPA': counted(entry?.minimumGpa ?? null, 'of 4'),
    'English Requirement': counted(entry?.ielts ?? null, 'IELTS') ?? inWords(englishAt(university, level)),
    'Application Deadline': deadlineOf(asked),
    'Money to Show for the Visa': fundsOf(asked),
    'Research Rating': counted(academics?.researchRating ?? null, 'of 10'),
    'Employment Rate': counted(employmentAt(university, level), 'percent'),
    Established: counted(university.establishedYear, 'year'),
  }
  const years: Readonly<Record<string, string | null>> = {
    'World Ranking': worldRanking?.year ? String(worldRanking.year) : null,
    'Acceptance Rate': university.acceptanceRateYear,
  }
  const bases = basesAt(asked)
  return Object.fromEntries(
    Object.entries(parts).flatMap(([label, known]) => {
      if (!known) return []
      const { kind = null, year = null, address = null } = bases[label] ?? {}
      return [[label, { ...known, kind, year: years[label] ?? year, source: address }]]
    }),
  )
}
