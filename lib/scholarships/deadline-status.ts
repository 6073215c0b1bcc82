import { formatDate, formatMonth, monthName } from '../text/format'
import { isoDate } from '../text/iso-date'
import { dayAt, isOver, type Moment } from '../text/closing-day'
import type { AwardDeadline, Scholarship } from './record/schema'

type Dated = Pick<Scholarship, 'deadlines' | 'opensMonth' | 'status'>

export type DeadlineStatus =
  | { kind: 'ended' | 'no-call' | 'open-all-year' }
  /** `closedOn`: the last day of the last known round, or of its month; null where none is known. */
  | { kind: 'unknown'; closedOn: string | null; isExact: boolean }
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
function lastDay(deadline: AwardDeadline, year: number): string {
  const month = deadline.lastMonth ?? deadline.month
  const endsNextYear = month < deadline.month
  const endOfMonth = Date.UTC(year + (endsNextYear ? 1 : 0), month, 0)
  if (deadline.day === null) return isoDate(endOfMonth)
  return isoDate(
    Math.min(Date.UTC(year, deadline.month - 1, deadline.day), Date.UTC(year, deadline.month, 0)),
  )
}

/** The last day of the one round that a deadline was published for, once it is over; null for any other. */
export function closedRound(deadline: AwardDeadline, now: Moment): string | null {
  if (deadline.year === null) return null
  const date = lastDay(deadline, deadline.year)
  return isOver(date, deadline, now) ? date : null
}

/**
 * The next last day of a deadline. A round that is over stands for the next one only, a year later: once that one is past
 * as well, nobody has seen a round for more than a cycle, and no date follows from it.
 */
function nextRound(deadline: AwardDeadline, now: Moment, isYearly: boolean): Round | null {
  const isExact = deadline.day !== null
  const isToCome = (date: string) => !isOver(date, deadline, now)
  if (deadline.year !== null) {
    const date = lastDay(deadline, deadline.year)
    if (isToCome(date)) return { date, isExact, isUsual: false }
    const again = lastDay(deadline, deadline.year + 1)
    return isYearly && isToCome(again) ? { date: again, isExact, isUsual: true } : null
  }
  const thisYear = Number(now.slice(0, 4))
  const years = [thisYear - 1, thisYear, thisYear + 1]
  const date = years.map((year) => lastDay(deadline, year)).find(isToCome)
  return date === undefined ? null : { date, isExact, isUsual: true }
}

/** The first day of the opening month that comes last before the round ends. */
function openingDay(opensMonth: number, lastDate: string): string {
  const [year = 0, month = 1] = lastDate.split('-').map(Number)
  return isoDate(Date.UTC(opensMonth <= month ? year : year - 1, opensMonth - 1, 1))
}

const earlier = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The status of a scholarship at a moment, by the clocks of its providers.
 */
export function deadlineStatus(scholarship: Dated, now: Moment): DeadlineStatus {
  const { deadlines, opensMonth, status } = scholarship
  if (status === 'ended') return { kind: 'ended' }
  if (status === 'open-all-year') return { kind: 'open-all-year' }
  const rounds = deadlines.flatMap((deadline) => {
    const round = nextRound(deadline, now, status === 'yearly')
    return round ? [{ ...round, today: dayAt(now, deadline.timeZone) }] : []
  })
  const [next] = rounds.sort((a, b) => earlier(a.date, b.date))
  if (status === 'closed' && (!next || next.isUsual)) return { kind: 'no-call' }
  if (!next) return lastKnown(deadlines, now)

  const { today, ...round } = next
  const daysLeft = Math.round((toTime(round.date) - toTime(today)) / DAY_MS)
  const isOpening = opensMonth === null ? daysLeft <= NEAR_DAYS : openingDay(opensMonth, round.date) <= today
  if (!round.isUsual || isOpening) return { kind: 'due', daysLeft, ...round }
  return { kind: 'closed', reopensMonth: opensMonth, date: round.date }
}

function lastKnown(deadlines: readonly AwardDeadline[], now: Moment): DeadlineStatus {
  const closed = deadlines.flatMap((deadline) => {
    const closedOn = closedRound(deadline, now)
    return closedOn ? [{ closedOn, isExact: deadline.day !== null }] : []
  })
  const last = closed.sort((a, b) => earlier(b.closedOn, a.closedOn))[0]
  return { kind: 'unknown', ...(last ?? { closedOn: null, isExact: false }) }
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
    case 'unknown': {
      if (status.closedOn === null) return 'No date published'
      const closed = status.isExact
        ? `on ${formatDate(status.closedOn)}`
        : `in ${formatMonth(status.closedOn)}`
      return `Last known round closed ${closed}; the next date is not known`
    }
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

/** The known dates of an award. */
export type Dates = Pick<Scholarship, 'status' | 'deadlines' | 'deadlineNote' | 'admissionBy' | 'opensMonth'>

const known = new WeakMap<Dated, { today: string; status: DeadlineStatus }>()

/**
 * The status of an award on `today`, an ISO date or instant. Every search asks this of every award, so the last answer is
 * kept.
 */
export function statusOn(dates: Dated, today: string): DeadlineStatus {
  const last = known.get(dates)
  if (last?.today === today) return last.status
  const status = deadlineStatus(dates, today)
  known.set(dates, { today, status })
  return status
}

/**
 * Whether an application can be made on `today`, an ISO date or instant, by the published and usual dates; null where no date is
 * published.
 */
export function isOpen(dates: Dated, today: string): boolean | null {
  const { kind } = statusOn(dates, today)
  if (kind === 'unknown') return null
  return kind === 'due' || kind === 'open-all-year'
}

/** The next last day, published or usual; null where there is none. */
export function nextDate(dates: Dates, today: string): string | null {
  const status = statusOn(dates, today)
  return status.kind === 'due' || status.kind === 'closed' ? status.date : null
}

export function datesOf({ status, deadlines, deadlineNote, admissionBy, opensMonth }: Scholarship): Dates {
  return { status, deadlines, deadlineNote, admissionBy, opensMonth }
}
