import { formatDate, formatMonth, isoMonth, twoDigits } from '../text/format'
import type { AdmissionChecker } from './check'
import type { YearlyDeadline } from './place'

/** The number of days after a deadline for which its intake counts as closed. */
const CLOSED_DAYS = 90
const DAY_MS = 86_400_000

type Next = {
  /** ISO date, or ISO month where the day is not known. */
  date: string
  /** The last one, where it was so recent that its intake is closed. */
  passed: string | null
  /** The month runs, and its day is not known. */
  mayHavePassed: boolean
}

/** The next date of a yearly deadline. An uncertain day counts as its month only. `today` is an ISO date. */
export function nextOf({ month, day, isSure }: YearlyDeadline, today: string): Next {
  const year = Number(today.slice(0, 4))
  const exact = isSure ? day : null
  if (exact === null) {
    const isOver = isoMonth(year, month) < today.slice(0, 7)
    const date = isoMonth(isOver ? year + 1 : year, month)
    return { date, passed: null, mayHavePassed: date === today.slice(0, 7) }
  }
  const inYear = (of: number) => `${isoMonth(of, month)}-${twoDigits(exact)}`
  const next = inYear(year) >= today ? inYear(year) : inYear(year + 1)
  const last = inYear(Number(next.slice(0, 4)) - 1)
  const days = (Date.parse(today) - Date.parse(last)) / DAY_MS
  return { date: next, passed: days <= CLOSED_DAYS ? last : null, mayHavePassed: false }
}

const inWords = (date: string) => (date.length > 7 ? formatDate(date) : `some time in ${formatMonth(date)}`)

/**
 * Whether applications are still possible. Each deadline comes again a year later, so none closes a place permanently.
 */
export const checkIntake: AdmissionChecker = (_, { deadlines }, _rules, today) => {
  const label = 'Intake'
  const [first] = deadlines
    .map((deadline) => nextOf(deadline, today))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  if (!first)
    return {
      label,
      outcome: 'open',
      why: 'The deadline is not known: ask the university.',
      missing: null,
      source: null,
    }
  const { date, passed, mayHavePassed } = first
  if (mayHavePassed)
    return {
      label,
      outcome: 'check',
      why: `The deadline is ${inWords(date)}: it may have passed; the next is a year later.`,
      missing: 'The day of the deadline',
      source: null,
    }
  if (passed)
    return {
      label,
      outcome: 'check',
      why: `The deadline was on ${inWords(passed)}; the next is likely on ${inWords(date)}.`,
      missing: 'A late place, or the next intake',
      source: null,
    }
  const on = date.length > 7 ? 'on ' : ''
  return {
    label,
    outcome: 'met',
    why: `The next deadline is ${on}${inWords(date)}.`,
    missing: null,
    source: null,
  }
}
