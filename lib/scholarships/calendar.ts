import { isoMonth, monthName } from '../text/format'
import { writeCalendar, type CalendarEvent } from '../text/icalendar'
import { deadlineStatus, type Dates } from './deadline-status'
import { formatDeadlines } from './format'
import type { AwardDeadline } from './record/schema'

const REMINDERS_DAYS = [30, 7] as const
export const CALENDAR_PRODUCT = 'Scholarship deadlines'

/** The facts of an award for an event. */
export type CalendarEntry = { id: string; name: string; provider: string } & Dates

type Round = {
  /** The last day, or the last of its month. */
  date: string
  deadline: AwardDeadline
  /** The position of the deadline among those of the award. */
  at: number
  isExact: boolean
  isUsual: boolean
}

/** The next date of each deadline, once a day. */
function roundsOf({ deadlines, ...dates }: Dates, today: string): Round[] {
  const rounds = deadlines.flatMap((deadline, at): Round[] => {
    const status = deadlineStatus({ ...dates, deadlines: [deadline] }, today)
    if (status.kind !== 'due' && status.kind !== 'closed') return []
    const isUsual = status.kind === 'closed' || status.isUsual
    return [{ date: status.date, deadline, at, isExact: deadline.day !== null, isUsual }]
  })
  return rounds.filter(({ date }, at) => rounds.findIndex((other) => other.date === date) === at)
}

/**
 * The year in which the round began, counted from July: a deadline that moves from December to January stays the same
 * event.
 */
function cycleOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return month >= 7 ? year : year - 1
}

/** The first day of the month, or of the span of months, in which a deadline without a known day falls. */
function firstDay({ date, deadline: { month } }: Round): string {
  const [year = 0, lastMonth = 1] = date.split('-').map(Number)
  return `${isoMonth(month > lastMonth ? year - 1 : year, month)}-01`
}

function monthsInWords({ month, lastMonth }: AwardDeadline): string {
  const isSpan = lastMonth !== null && lastMonth !== month
  return isSpan ? `between ${monthName(month)} and ${monthName(lastMonth)}` : `in ${monthName(month)}`
}

const USUAL = 'This is the usual date, not an announced one: check it with the provider.'
const MONTH_ONLY = 'Only the month is known. The event is on its first day, so that you lose no day.'
const MONTH_BEGUN =
  'Only the month is known, and it has begun: look up the day now. The event is on its last day.'

function toEvent(round: Round, entry: CalendarEntry, url: string, today: string): CalendarEvent {
  const { date, deadline, at, isExact, isUsual } = round
  const start = firstDay(round)
  const hasBegun = !isExact && start < today
  const when = hasBegun
    ? `By the end of ${monthName(Number(date.slice(5, 7)))}`
    : `Some time ${monthsInWords(deadline)}`
  const summary = isExact
    ? `${isUsual ? 'Usual deadline' : 'Deadline'}: ${entry.name}`
    : `${when}: deadline of ${entry.name}`
  const lines = [
    `${entry.name}, ${entry.provider}`,
    `Deadline: ${formatDeadlines([deadline], null, today)}`,
    ...(isExact ? [] : [hasBegun ? MONTH_BEGUN : MONTH_ONLY]),
    ...(isUsual ? [USUAL] : []),
    url,
  ]
  return {
    uid: `${entry.id}-${cycleOf(date)}${at > 0 ? `-${at + 1}` : ''}@${new URL(url).hostname}`,
    // A month that has begun: on its last day. Its first is past, and the day of the file is no deadline.
    day: isExact || hasBegun ? date : start,
    summary,
    description: lines.join('\n'),
    url,
    reminders: REMINDERS_DAYS.map((days) => ({
      days,
      words:
        isExact || hasBegun ? `${days} days left: ${entry.name}` : `In ${days} days or later: ${entry.name}`,
    })),
  }
}

/** The coming deadlines of an award, each on its next day. `url` is the award's page; `today` is an ISO date or instant. */
export function eventsOf(entry: CalendarEntry, url: string, today: string): CalendarEvent[] {
  return roundsOf(entry, today).map((round) => toEvent(round, entry, url, today))
}

/**
 * The coming deadlines of an award as an iCalendar file of all-day events, with reminders 30 and 7 days before; null
 * where no date is known.
 */
export function toCalendar(entry: CalendarEntry, url: string, today: string, now: Date): string | null {
  const events = eventsOf(entry, url, today)
  return events.length === 0 ? null : writeCalendar({ product: CALENDAR_PRODUCT, events }, now)
}

/** Whether `toCalendar` gives a file. */
export const hasCalendar = (dates: Dates, today: string): boolean => roundsOf(dates, today).length > 0
