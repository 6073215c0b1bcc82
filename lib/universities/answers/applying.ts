import {
  FROM_ABROAD,
  isForApplicant,
  mainDeadline,
  mainMonths,
  type Applicant,
  type Deadline,
} from '../../facts/deadline'
import type { Fact, Route } from '../../facts/fact'
import { deadlineInWords, deadlineLine, otherStart } from '../../facts/route-words'
import type { Level } from '../../facts/vocabulary'
import { ageInWords, describeKind } from '../../facts/words'
import type { ReadableUniversity } from '../record/schema'
import { answerAt, holdingAt, type Answer } from './answer'
import { deadlinesAt } from './deadline'
import { said, USUAL, type Said } from './said'

type SaidDeadline = Said & {
  /** What the source adds, and the dates of some programmes alone, in words. */
  besides: readonly string[]
  /** Some programmes close earlier. */
  isEarlierForSome: boolean
}

/** The ways and dates to apply that hold at one level, for everybody. */
type Applying = { routes: readonly Fact<Route>[]; deadlines: readonly Deadline[] }

const applyingOf = (university: ReadableUniversity, level: Level): Applying => ({
  routes: holdingAt(university.facts?.routes ?? [], level),
  deadlines: deadlinesAt(university, level),
})

/**
 * The deadline of the university or of a way to apply, with its name. It is a date only where it is certain, and says so where
 * it is for some people, or for another start than the usual one.
 */
export function deadlineFor(applying: Applying, applicant: Applicant): SaidDeadline | null {
  const { routes, deadlines } = applying
  const deadline = mainDeadline(deadlines, applicant)
  if (!deadline) return null
  const { route, year, age, note, isOfCountry } = deadline
  const usual = mainMonths(routes[0]?.value.intakes ?? [])
  const some = ofSomeProgrammes(deadlines, deadline, applicant)
  // Alone, and not within a sentence, a month needs no "in".
  const text = deadlineInWords(deadline).replace(/^in /, '')
  const start = usual.length > 0 && otherStart(deadline, usual)
  const whose = [peopleOf(deadline, deadlines), start && `for a ${start}`]
  // A university can close on the same day for those who apply to it by no service.
  const way = wayFor(applying, applicant)?.value.name === route && route
  return {
    ...said(text, route === null ? [note] : [way, isOfCountry && USUAL, year, ageInWords(age), ...whose]),
    besides: [route !== null && note, ...some.map((other) => deadlineLine(other, usual))].flatMap(
      (one) => one || [],
    ),
    isEarlierForSome: some.some((other) => monthsBefore(other) > monthsBefore(deadline)),
  }
}

/** `deadlineFor` of a university at a level. */
export const deadlineAt = (
  university: ReadableUniversity,
  level: Level,
  applicant: Applicant = FROM_ABROAD,
): Answer<SaidDeadline> => answerAt((each) => deadlineFor(applyingOf(university, each), applicant), level)

/** The dates for the same start that are for some programmes alone: of a subject, or with a quota. */
const ofSomeProgrammes = (known: readonly Deadline[], main: Deadline, applicant: Applicant) =>
  known.filter(
    ({ what, fields, name, who, intakes, month, day }) =>
      intakes.some((month) => main.intakes.includes(month)) &&
      isForApplicant({ who, fields: [] }, applicant) &&
      !(month === main.month && day === main.day) &&
      (what === 'other'
        ? name !== null && /programme|course|subject/.test(name)
        : fields.length > 0 && applicant.subject === null),
  )

/** How long before the courses begin, in months: a deadline of January for a start in September is eight. */
const monthsBefore = ({ month, day, intakes: [start = month] }: Deadline) =>
  ((start - month + 12) % 12) - (day ?? 15) / 31

/** Whom a deadline is for, where people of the EU have another. */
const peopleOf = ({ who }: Deadline, known: readonly Deadline[]) =>
  who === 'international' &&
  known.some((other) => other.who === 'eu-eea') &&
  'for citizens of no EU or EEA country'

/** The way that an applicant takes: that of their deadline, otherwise the first that is for them. */
export function wayFor({ routes, deadlines }: Applying, applicant: Applicant): Fact<Route> | null {
  const ways = routes.filter(({ value: { who, notFor } }) =>
    isForApplicant({ who, fields: [], ...(notFor && { notFor }) }, applicant),
  )
  const named = mainDeadline(deadlines, applicant)?.route
  return ways.find(({ value }) => value.name === named) ?? ways[0] ?? null
}

/** That way in words: the service, or the university itself. */
export function wayInWords(applying: Applying, applicant: Applicant): Said | null {
  const way = wayFor(applying, applicant)
  return way && said(way.value.name, [way.isUnsure && USUAL, describeKind(way)])
}

/** `wayFor` of a university at a level. */
export const wayAt = (university: ReadableUniversity, level: Level, applicant = FROM_ABROAD) =>
  wayFor(applyingOf(university, level), applicant)

/** `wayInWords` of a university at a level. */
export const applyingAt = (
  university: ReadableUniversity,
  level: Level,
  applicant: Applicant = FROM_ABROAD,
): Answer<Said> => answerAt((each) => wayInWords(applyingOf(university, each), applicant), level)
