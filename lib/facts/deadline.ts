import { isHeadline, type FactAge } from './fact-age'
import type { Citation, DayOrMonth, Round, Route } from './fact'
import type { ApplicantGroup, FeeStatus, Level } from './vocabulary'

/** A day or month on which applications close: that of a round of a way to apply, or the university's own. */
export type Deadline = Omit<Round, 'kind' | 'closes'> & {
  /** The name of the way to apply; null for the university's own. */
  route: string | null
  what: Round['kind']
  month: number
  /** Null where only the month is known. */
  day: number | null
  /** Only a sure day may be shown as a date; of another one only the month. */
  isSure: boolean
  note: string | null
  /** The level that it is known for. */
  of: Level | 'all'
  source: Citation | null
  year: string | null
  age?: FactAge
}

/** The facts about an applicant that decide which rounds are theirs. */
export type Applicant = {
  status: Exclude<FeeStatus, 'all'>
  /** The slug of the subject they want; null where it is not known. */
  subject: string | null
  /** Lives where the ways for people outside are not for them. Left out where it is not known. */
  livesInside?: boolean
}

/** Whom a page speaks to that does not know its reader. */
export const FROM_ABROAD: Applicant = { status: 'international', subject: null }

/** Whom the dates of a way to apply speak to: a student from abroad, unless the way is for others alone. */
export function applicantOfWay(who: ApplicantGroup): Applicant {
  if (who === 'inside') return { ...FROM_ABROAD, livesInside: true }
  return who === 'all' || who === 'abroad' || who === 'outside' ? FROM_ABROAD : { status: who, subject: null }
}

/** The deadlines of a way to apply, in the order of the table. The day of one that is past is no sure one. A round of which only the opening is known has none. */
export function deadlinesOfRoute({
  name: route,
  level,
  rounds,
}: Pick<Route, 'name' | 'level' | 'rounds'>): Deadline[] {
  return rounds.flatMap(({ value: { kind, closes, ...round }, isUnsure, age, note, source, year }) => {
    const isSure = !isUnsure && isHeadline({ age })
    return closes
      ? [
          {
            ...round,
            ...closes,
            route,
            what: kind,
            isSure,
            note,
            of: level,
            source,
            year,
            ...(age && { age }),
          },
        ]
      : []
  })
}

/** The university's own deadline by its record. It speaks of everybody and of the usual start. */
export function ownDeadline(
  what: 'main' | 'early',
  { note, ...closes }: DayOrMonth & Pick<Deadline, 'note' | 'notFor'>,
  of: Level | 'all',
): Deadline {
  const everybody = { who: 'all' as const, fields: [], intakes: [], name: null, opens: null, latest: null }
  const kept = { isOfCountry: false, isSure: true, source: null, year: null }
  return { ...everybody, ...kept, ...closes, route: null, what, note, of }
}

type ForSome = Pick<Round, 'who' | 'fields'> & Pick<Route, 'notFor'>

const isForStatus = (who: ApplicantGroup, { status, livesInside }: Applicant) =>
  who === 'all' ||
  who === status ||
  (who === 'eu-eea' && status === 'home') ||
  (who === 'abroad' && status !== 'home') ||
  (who === (livesInside ? 'inside' : 'outside') && status === 'international')

/** Whether a round is for a subject, or for whoever names none: it may be for some alone, or for all but some. */
const isForSubject = ({ fields, notFor }: ForSome, subject: string | null) =>
  subject === null
    ? fields.length === 0
    : (fields.length === 0 || fields.includes(subject)) && !notFor?.includes(subject)

/** Whether a round is for an applicant: by status and by subject. */
export const isForApplicant = (round: ForSome, applicant: Applicant): boolean =>
  isForStatus(round.who, applicant) && isForSubject(round, applicant.subject)

/** The order in which one of several deadlines is the answer: the first way in which two differ decides. */
const PRECEDENCE: readonly ((deadline: Ordered, applicant: Applicant) => boolean)[] = [
  ({ fields }) => fields.length > 0,
  ({ isSure, day }) => isSure && day !== null,
  ({ who }, { status }) => who !== 'all' && applicantOfWay(who).status === status,
  ({ isSure }) => isSure,
]

type Ordered = Pick<Deadline, 'who' | 'fields' | 'notFor' | 'day' | 'isSure'>

/**
 * The deadlines that are for an applicant, the one that answers "by when?" first. A round for their subject goes before
 * one for all, a certain day before a month or a usual day, a round for people like them before one for everybody, a
 * certain month before a usual one; among equals the order given, in which the university's own date comes first.
 */
export function inPrecedence<Each extends Ordered>(deadlines: readonly Each[], applicant: Applicant): Each[] {
  const goesFirst = (a: Each, b: Each): number => {
    const decides = PRECEDENCE.find((has) => has(a, applicant) !== has(b, applicant))
    return decides ? (decides(a, applicant) ? -1 : 1) : 0
  }
  return deadlines.filter((deadline) => isForApplicant(deadline, applicant)).sort(goesFirst)
}

/** The deadline that answers "by when?"; null where none is known. */
export const mainDeadline = (
  deadlines: readonly Deadline[],
  applicant: Applicant = FROM_ABROAD,
): Deadline | null => inPrecedence(deadlines, applicant).find(({ what }) => what === 'main') ?? null

/** The main time of the year: the first month with those right beside it. "8, 9, 1" begins in autumn, "4, 9, 10" in April. */
export function mainMonths(months: readonly number[]): readonly number[] {
  const main = months.slice(0, 1)
  for (const month of months.slice(1)) {
    if (main.some((known) => [1, 11].includes(Math.abs(known - month)))) main.push(month)
  }
  return main
}
