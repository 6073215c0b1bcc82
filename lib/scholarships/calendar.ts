import { capital } from '../text/format'
import { writeCalendar, type CalendarEvent } from '../text/icalendar'
import { deadlineStatus, type Dates } from './deadline-status'
import { windowInWords, windowOf } from './deadline-window'
import { formatDeadlines } from './format'
import type { AwardDeadline } from './record/schema'

const REMINDERS_DAYS = [30, 7] as const
export const CALENDAR_PRODUCT = 'Scholarship deadlines'

/** The facts of an award for an event. */
export type CalendarEntry = { id: string; name: string; provider: string } & Dates

type Round = {
  /** The first and the last day on which it can fall. */
  from: string
  date: string
  deadline: AwardDeadline
  /** The position of the deadline among those of the award. */
  at: number
  isExact: boolean
  isUsual: boolean
  /** The days of the round before this one have begun, so that it may still be open. */
  hasBegun: boolean
}

/**
 * The next date of each deadline, once a day. Once the days have begun on which one without a day can fall, it is that of
 * the year after: an event in the past is no use, and any later day of this round would be made up.
 */
function roundsOf({ deadlines, ...dates }: Dates, today: string): Round[] {
  const rounds = deadlines.flatMap((deadline, at): Round[] => {
    const status = deadlineStatus({ ...dates, deadlines: [deadline] }, today)
    if (status.kind !== 'due' && status.kind !== 'closed') return []
    const isUsual = status.kind === 'closed' || status.isUsual
    const { from, date, isExact } = status
    const hasBegun = !isExact && from < today.slice(0, 10)
    if (!hasBegun) return [{ from, date, deadline, at, isExact, isUsual, hasBegun }]
    if (dates.status !== 'yearly') return []
    const after = windowOf(deadline, Number(from.slice(0, 4)) + 1)
    return [{ ...after, deadline, at, isExact, isUsual: true, hasBegun }]
  })
  return rounds.filter(
    ({ from, date }, at) => rounds.findIndex((other) => other.from === from && other.date === date) === at,
  )
}

/**
 * The year in which the round began, counted from July: a deadline that moves from December to January stays the same
 * event.
 */
function cycleOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return month >= 7 ? year : year - 1
}

const USUAL = 'This is the usual date, not an announced one: check it with the provider.'
const NO_DAY = 'The day is not known. The event is on the first day that it can be, so that you lose no day.'
const HAS_BEGUN = 'The round before this one may still be open: look up its day now.'

function toEvent(round: Round, entry: CalendarEntry, url: string, today: string): CalendarEvent {
  const { from, date, deadline, at, isExact, isUsual, hasBegun } = round
  const summary = isExact
    ? `${isUsual ? 'Usual deadline' : 'Deadline'}: ${entry.name}`
    : `${capital(windowInWords(deadline, null))}: deadline of ${entry.name}`
  const lines = [
    `${entry.name}, ${entry.provider}`,
    `Deadline: ${formatDeadlines([deadline], null, today)}`,
    ...(isExact ? [] : [NO_DAY]),
    ...(hasBegun ? [HAS_BEGUN] : []),
    ...(isUsual ? [USUAL] : []),
    url,
  ]
  return {
    uid: `${entry.id}-${cycleOf(date)}${at > 0 ? `-${at + 1}` : ''}@${new URL(url).hostname}`,
    day: from,
    summary,
    description: lines.join('\n'),
    url,
    reminders: REMINDERS_DAYS.map((days) => ({
      days,
      words: isExact ? `${days} days left: ${entry.name}` : `In ${days} days or later: ${entry.name}`,
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
