import { formatDate, formatMonth, monthName } from '../text/format'
import { isoDate } from '../text/iso-date'
import type { Deadline, Scholarship } from './record/schema'

type Dated = Pick<Scholarship, 'deadlines' | 'opensMonth' | 'status'>

export type DeadlineStatus =
  | { kind: 'ended' | 'no-call' | 'open-all-year' | 'unknown' }
  /** `date` is the last day. `isExact`: the day is known. `isUsual`: taken from the dates of other years. */
  | { kind: 'due'; date: string; daysLeft: number; isExact: boolean; isUsual: boolean }
  /** This year's round is over. `reopensMonth` is null where it is unknown; `date` is the next usual last day. */
  | { kind: 'closed'; reopensMonth: number | null; date: string }

type Round = { date: string; isExact: boolean; isUsual: boolean }

const DAY_MS = 86_400_000
/** Without an opening month, a round further off than this is taken for next year's. */
const NEAR_DAYS = 183

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The last day of a deadline in a year: the day itself, or the end of its month or span of months. */
function lastDay(deadline: Deadline, year: number): string {
  const month = deadline.lastMonth ?? deadline.month
  const endsNextYear = month < deadline.month
  const endOfMonth = Date.UTC(year + (endsNextYear ? 1 : 0), month, 0)
  if (deadline.day === null) return isoDate(endOfMonth)
  return isoDate(
    Math.min(Date.UTC(year, deadline.month - 1, deadline.day), Date.UTC(year, deadline.month, 0)),
  )
}

function nextRound(deadline: Deadline, today: string, isYearly: boolean): Round | null {
  const isExact = deadline.day !== null
  if (deadline.year !== null) {
    const date = lastDay(deadline, deadline.year)
    if (date >= today) return { date, isExact, isUsual: false }
    if (!isYearly) return null
  }
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear - 1, thisYear, thisYear + 1]
  const date = years.map((year) => lastDay(deadline, year)).find((day) => day >= today)
  return date === undefined ? null : { date, isExact, isUsual: true }
}

/** The first day of the opening month that comes last before the round ends. */
function openingDay(opensMonth: number, lastDate: string): string {
  const [year = 0, month = 1] = lastDate.split('-').map(Number)
  return isoDate(Date.UTC(opensMonth <= month ? year : year - 1, opensMonth - 1, 1))
}

/**
 * The status of a scholarship on a day.
 * @param today the visitor's own date, `YYYY-MM-DD`
 */
export function deadlineStatus(scholarship: Dated, today: string): DeadlineStatus {
  const { deadlines, opensMonth, status } = scholarship
  if (status === 'ended') return { kind: 'ended' }
  if (status === 'open-all-year') return { kind: 'open-all-year' }
  const rounds = deadlines.flatMap((deadline) => nextRound(deadline, today, status === 'yearly') ?? [])
  const next = rounds.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))[0]
  if (status === 'closed' && (!next || next.isUsual)) return { kind: 'no-call' }
  if (!next) return { kind: 'unknown' }

  const daysLeft = Math.round((toTime(next.date) - toTime(today)) / DAY_MS)
  const isOpening = opensMonth === null ? daysLeft <= NEAR_DAYS : openingDay(opensMonth, next.date) <= today
  if (!next.isUsual || isOpening) return { kind: 'due', daysLeft, ...next }
  return { kind: 'closed', reopensMonth: opensMonth, date: next.date }
}

const monthOf = (date: string) => monthName(Number(date.slice(5, 7)))

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** The status in words, without a full stop. */
export function describeDeadline(status: DeadlineStatus): string {
  switch (status.kind) {
    case 'ended':
      return 'No longer awarded'
    case 'no-call':
      return 'No open call known'
    case 'open-all-year':
      return 'Open all year'
    case 'unknown':
      return 'No date published'
    case 'closed':
      return status.reopensMonth === null
        ? `Closed for this year, usually due again in ${monthOf(status.date)}`
        : `Closed for this year, usually reopens in ${monthName(status.reopensMonth)}`
    case 'due': {
      if (!status.isExact)
        return status.isUsual
          ? `Usually due by the end of ${monthOf(status.date)}`
          : `Due by the end of ${formatMonth(status.date)}`
      const due = status.isUsual ? 'Usually due about' : 'Due'
      return `${due} ${formatDate(status.date)}, ${inDays(status.daysLeft)}`
    }
  }
}
