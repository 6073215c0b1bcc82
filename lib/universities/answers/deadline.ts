import type { Citation, Fact, Route } from '../../facts/fact'
import type { Level } from '../../facts/vocabulary'
import type { ReadableUniversity } from '../record/schema'
import { holdingAt } from './answer'
import { holdsRecordAt } from './entry'

/** A day on which applications close. */
export type Deadline = {
  /** The way to apply that it belongs to, or null for the university's own. */
  route: string | null
  what: 'main' | 'early'
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
}

type Closing = Pick<ReadableUniversity, 'facts'> & {
  admissionRequirements: Pick<
    ReadableUniversity['admissionRequirements'],
    'applicationDeadline' | 'earlyDeadline'
  >
}

/** How exactly a date is known: to the day, to the month, or only as the usual one. */
const vagueness = ({ day, isSure }: Deadline) => (!isSure ? 2 : day === null ? 1 : 0)

/**
 * The deadlines that hold at a level, the one that goes before the others first: an exact day before a month, and that
 * before a usual time. Among equals the university's own goes first, then those of its ways to apply.
 */
export function deadlinesAt(university: Closing, level: Level): Deadline[] {
  const own = holdsRecordAt(university, level) ? ownDeadlines(university) : []
  const ofRoutes = holdingAt(university.facts?.routes ?? [], level).flatMap(deadlineOf)
  return [...own, ...ofRoutes].sort((a, b) => vagueness(a) - vagueness(b))
}

/** The deadline that answers "by when?"; null where none is known. */
export const mainDeadline = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.find(({ what }) => what === 'main') ?? null

function ownDeadlines({ facts, admissionRequirements }: Closing): Deadline[] {
  const { applicationDeadline, earlyDeadline } = admissionRequirements
  const of = facts ? ('bachelor' as const) : ('all' as const)
  return [
    { what: 'main' as const, date: applicationDeadline },
    { what: 'early' as const, date: earlyDeadline },
  ].flatMap(({ what, date }) =>
    date ? [{ route: null, what, ...date, isSure: true, of, source: null, year: null }] : [],
  )
}

function deadlineOf({ value, isUnsure, note, source, year }: Fact<Route>): Deadline[] {
  const { deadline, name, level } = value
  if (!deadline) return []
  return [{ route: name, what: 'main', ...deadline, isSure: !isUnsure, note, of: level, source, year }]
}
