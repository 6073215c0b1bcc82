import type { CountryRules } from '../study/country-rules'
import { mainDeadline } from '../facts/deadline'
import type { Fact } from '../facts/fact'
import type { FactKind, Level } from '../facts/vocabulary'
import { twoDigits } from '../text/format'
import { deadlinesAt } from '../universities/answers/deadline'
import { askedAt } from '../universities/answers/entry'
import { acceptanceAt, employmentAt } from '../universities/answers/outcome'
import { internationalFees } from '../universities/answers/words'
import type { RecordField } from '../universities/record/fields'
import type { AnchoredSource } from '../universities/record/provenance'
import type { University } from '../universities/record/schema'

/** One figure as a table for a computer has it: a number or an ISO date, and what it rests on. */
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

type Given = {
  university: University
  sources: readonly Pick<AnchoredSource, 'fields' | 'kind' | 'year' | 'url'>[]
  rules: Pick<CountryRules, 'funds'> | null
  level: Level
}

const PLAIN = { to: null, unit: null, currency: null }

const restingOn = ({ kind, year, source }: Pick<Fact<unknown>, 'kind' | 'year' | 'source'>) => ({
  kind,
  year,
  source: source.url,
})

/** What a field of a record rests on: a source that names it, or what an author wrote from general knowledge. */
function basisOf({ university: { editorial }, sources }: Given, field: RecordField) {
  const cited = sources.find(({ fields }) => fields.includes(field))
  if (cited) return { kind: cited.kind, year: cited.year, source: cited.url }
  const isWritten = editorial?.fields.some((each) => each === field)
  return isWritten
    ? { kind: 'general' as const, year: editorial?.month ?? null, source: editorial?.checkAt ?? null }
    : { kind: null, year: null, source: null }
}

function tuitionOf({ university, level }: Given): Figure | null {
  const [fee] = internationalFees(university, level)?.fees ?? []
  if (!fee || fee.value.min === null) return null
  const { min, max, currency, period } = fee.value
  return { value: min, to: max, unit: period, currency, ...restingOn(fee) }
}

/** The day of each year, `MM-DD`, or the month where only that is sure: the file outlives the year. */
function deadlineOf({ university, level }: Given): Figure | null {
  const deadline = mainDeadline(deadlinesAt(university, level))
  if (!deadline) return null
  const { month, day, isSure, latest, year, source } = deadline
  const isDay = day !== null && isSure && latest === null
  const value = `${twoDigits(month)}${isDay ? `-${twoDigits(day)}` : ''}`
  const unit = `next ${isDay ? 'day' : 'month'}, by that of other years`
  return { ...PLAIN, value, unit, year, kind: null, source: source?.url ?? null }
}

function fundsOf({ rules }: Given): Figure | null {
  const funds = rules?.funds
  if (!funds || funds.value.amount === null) return null
  const { amount, currency, period } = funds.value
  return { value: amount, to: null, unit: period, currency, ...restingOn(funds) }
}

/** Every figure of the comparison at a level, each by the label that its row has there. */
export function figuresAt(given: Given): Figures {
  const { university, level } = given
  const { worldRanking, academics } = university
  const record = (value: number | null, unit: string, field: RecordField, year: string | null = null) => {
    const basis = basisOf(given, field)
    return value === null ? null : { ...PLAIN, value, unit, ...basis, year: year ?? basis.year }
  }
  const asked = askedAt(university, level)
  const figures: Record<string, Figure | null> = {
    'World Ranking': record(
      worldRanking?.rank ?? null,
      'position',
      'worldRanking',
      worldRanking?.year ? String(worldRanking.year) : null,
    ),
    'Acceptance Rate': record(
      acceptanceAt(university, level),
      'percent',
      'acceptanceRate',
      university.acceptanceRateYear,
    ),
    'Tuition (International)': tuitionOf(given),
    'Student Population': record(university.studentPopulation, 'students', 'studentPopulation'),
    'International Students':
      record(university.internationalPercent, 'percent', 'internationalPercent') ??
      record(university.internationalStudents, 'students', 'internationalStudents'),
    'Minimum GPA': record(asked?.minimumGpa ?? null, 'of 4', 'admissionRequirements.minimumGPA'),
    'English Requirement': record(asked?.ielts ?? null, 'IELTS', 'admissionRequirements.englishTest'),
    'Application Deadline': deadlineOf(given),
    'Money to Show for the Visa': fundsOf(given),
    'Research Rating': record(academics?.researchRating ?? null, 'of 10', 'academics.researchRating'),
    'Employment Rate': record(employmentAt(university, level), 'percent', 'academics.employmentRate'),
    Established: record(university.establishedYear, 'year', 'establishedYear'),
  }
  return Object.fromEntries(
    Object.entries(figures).filter((entry): entry is [string, Figure] => entry[1] !== null),
  )
}
