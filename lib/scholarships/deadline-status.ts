import { isoDate } from '../text/iso-date'
import { addTo } from '../text/iso-day'
import { dayAt, isOver, type Moment } from '../text/closing-day'
import { ANY_YEAR, windowInWords, windowOf, type DeadlineWindow } from './deadline-window'
import type { AwardDeadline, Scholarship } from './record/schema'

type Dated = Pick<Scholarship, 'deadlines' | 'opensMonth' | 'status'> &
  Partial<Pick<Scholarship, 'admissionBy'>>

export type DeadlineStatus =
  | { kind: 'ended' | 'no-call' | 'open-all-year' }
  /** `closedOn`: the last day of the last known round, or of its month; null where none is known. */
  | { kind: 'unknown'; closedOn: string | null; isExact: boolean }
  | DueRound
  /** This year's round is over. `reopensMonth` is null where it is unknown; `from` and `date` are those of the next one. */
  | ({ kind: 'closed'; reopensMonth: number | null; isExact: boolean } & DeadlineWindow)

/**
 * A round that has not closed for certain. The deadline falls on a day between `from` and `date`, which are the same where
 * `isExact`. `isUsual`: taken from the dates of other years. `words`: "in early January", null where the day is known.
 */
type DueRound = DeadlineWindow & {
  kind: 'due'
  daysLeft: number
  isExact: boolean
  isUsual: boolean
  words: string | null
  /** The days in which it can fall have begun, so nobody knows whether it is over. */
  mayBeOver: boolean
  /** The last day of the admission that comes before it, once that is over: who did not apply then can't now. */
  admissionOver?: DeadlineWindow
}

type Round = DeadlineWindow & { isExact: boolean; isUsual: boolean; words: string | null }

const DAY_MS = 86_400_000
/** Without an opening month, a round further off than this is taken for next year's. */
const NEAR_DAYS = 183

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The last day of the one round that a deadline was published for, once it is over; null for any other. */
export function closedRound(deadline: AwardDeadline, now: Moment): string | null {
  if (deadline.year === null) return null
  const { date } = windowOf(deadline, deadline.year)
  return isOver(date, deadline, now) ? date : null
}

/**
 * The next last day of a deadline. A round that is over stands for the next one only, a year later: once that one is past
 * as well, nobody has seen a round for more than a cycle, and no date follows from it.
 */
function nextRound(deadline: AwardDeadline, now: Moment, isYearly: boolean): Round | null {
  const isToCome = ({ date }: DeadlineWindow) => !isOver(date, deadline, now)
  const round = (window: DeadlineWindow, isUsual: boolean): Round => {
    const isExact = deadline.day !== null
    const words = isExact ? null : windowInWords(deadline, isUsual ? null : deadline.year)
    return { ...window, isExact, isUsual, words }
  }
  if (deadline.year !== null) {
    const only = windowOf(deadline, deadline.year)
    if (isToCome(only)) return round(only, false)
    const again = windowOf(deadline, deadline.year + 1)
    return isYearly && isToCome(again) ? round(again, true) : null
  }
  const thisYear = Number(now.slice(0, 4))
  const next = [thisYear - 1, thisYear, thisYear + 1].map((year) => windowOf(deadline, year)).find(isToCome)
  return next ? round(next, true) : null
}

/** The days of the admission that comes last before a round ends; null where they are not over, or it needs none. */
function admissionOver(
  admissionBy: Scholarship['admissionBy'] | undefined,
  lastDate: string,
  now: Moment,
): DeadlineWindow | null {
  if (!admissionBy) return null
  const year = Number(lastDate.slice(0, 4))
  const before = [year, year - 1]
    .map((each) => windowOf({ ...ANY_YEAR, ...admissionBy }, each))
    .find(({ from }) => from <= lastDate)
  return before && isOver(before.date, ANY_YEAR, now) ? before : null
}

/** The first day of the opening month that comes last before the round ends. */
function openingDay(opensMonth: number, lastDate: string): string {
  const [year = 0, month = 1] = lastDate.split('-').map(Number)
  return isoDate(Date.UTC(opensMonth <= month ? year : year - 1, opensMonth - 1, 1))
}

const earlier = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The rounds for everybody; those for certain passports where it has no others. */
function roundsForAll(deadlines: readonly AwardDeadline[]): readonly AwardDeadline[] {
  const forAll = deadlines.filter(({ passports }) => !passports)
  return forAll.length > 0 ? forAll : deadlines
}

/** The dates for a person: where a passport of theirs has rounds of its own, those alone. */
export function datesFor<Of extends Pick<Scholarship, 'deadlines'>>(
  dates: Of,
  nationalities: readonly string[],
): Of {
  const { deadlines } = dates
  if (nationalities.length === 0 || deadlines.every(({ passports }) => !passports)) return dates
  const own = deadlines.filter(({ passports }) => passports?.some((code) => nationalities.includes(code)))
  return { ...dates, deadlines: own.length > 0 ? own : deadlines.filter(({ passports }) => !passports) }
}

/**
 * The status of a scholarship at a moment, by the clocks of its providers. Rounds for certain passports don't count:
 * `datesFor` has those of a person.
 */
export function deadlineStatus(scholarship: Dated, now: Moment): DeadlineStatus {
  const { opensMonth, status } = scholarship
  const deadlines = roundsForAll(scholarship.deadlines)
  if (status === 'ended') return { kind: 'ended' }
  if (status === 'open-all-year') return { kind: 'open-all-year' }
  const rounds = deadlines.flatMap((deadline) => {
    const round = nextRound(deadline, now, status === 'yearly')
    return round ? [{ ...round, today: dayAt(now, deadline.timeZone) }] : []
  })
  const [next] = rounds.sort((a, b) => earlier(a.from, b.from) || earlier(a.date, b.date))
  if (status === 'closed' && (!next || next.isUsual)) return { kind: 'no-call' }
  if (!next) return lastKnown(deadlines, now)

  const { today, ...round } = next
  const { from, date, isExact, isUsual } = round
  const daysLeft = Math.round((toTime(date) - toTime(today)) / DAY_MS)
  const isOpening = opensMonth === null ? daysLeft <= NEAR_DAYS : openingDay(opensMonth, date) <= today
  const mayBeOver = !isExact && from <= today
  const over = admissionOver(scholarship.admissionBy, date, now)
  if (!isUsual || isOpening || mayBeOver)
    return { kind: 'due', daysLeft, mayBeOver, ...round, ...(over && { admissionOver: over }) }
  return { kind: 'closed', reopensMonth: opensMonth, isExact, from, date }
}

function lastKnown(deadlines: readonly AwardDeadline[], now: Moment): DeadlineStatus {
  const closed = deadlines.flatMap((deadline) => {
    const closedOn = closedRound(deadline, now)
    return closedOn ? [{ closedOn, isExact: deadline.day !== null }] : []
  })
  const last = closed.sort((a, b) => earlier(b.closedOn, a.closedOn))[0]
  return { kind: 'unknown', ...(last ?? { closedOn: null, isExact: false }) }
}

/** The known dates of an award. */
export type Dates = Pick<
  Scholarship,
  'status' | 'deadlines' | 'deadlineNote' | 'admissionBy' | 'leadMonths' | 'opensMonth'
>

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

/** Whether one of several rounds is open for certain, although the nearest may be over. */
function isOneOpen(dates: Dated, today: string): boolean {
  return roundsForAll(dates.deadlines).some((deadline) => {
    const status = deadlineStatus({ ...dates, deadlines: [deadline] }, today)
    return status.kind === 'due' && !status.mayBeOver && !status.admissionOver
  })
}

/**
 * Whether an application can be made on `today`, an ISO date or instant, by the published and usual dates; null where no date is
 * published, and in a month in which the deadline falls on an unknown day. It can't where the admission that the award
 * needs first is over.
 */
export function isOpen(dates: Dated, today: string): boolean | null {
  const status = statusOn(dates, today)
  if (status.kind === 'unknown') return null
  if (status.kind === 'due' && status.admissionOver) return isOneOpen(dates, today)
  if (status.kind === 'due' && status.mayBeOver) return isOneOpen(dates, today) || null
  return status.kind === 'due' || status.kind === 'open-all-year'
}

/**
 * The next last day, published or usual, as an ISO day, or the first month in which it can fall, as `YYYY-MM`, where the day
 * is not known; null where there is none.
 */
export function nextDate(dates: Dates, today: string): string | null {
  const status = statusOn(dates, today)
  if (status.kind !== 'due' && status.kind !== 'closed') return null
  return status.isExact ? status.date : status.from.slice(0, 7)
}

export function datesOf({
  status,
  deadlines,
  deadlineNote,
  admissionBy,
  leadMonths,
  opensMonth,
}: Scholarship): Dates {
  return { status, deadlines, deadlineNote, admissionBy, leadMonths, opensMonth }
}

/**
 * Whether a round pays only for courses that begin later than a day: it closes after that day, or less than the award's
 * lead before it.
 * @param closes the first day on which the round can close, an ISO day as `start`
 */
export function isForLaterStart(
  closes: string,
  start: string,
  { leadMonths = 0 }: Pick<Scholarship, 'leadMonths'>,
): boolean {
  return addTo(closes, leadMonths, 'month') >= start
}
