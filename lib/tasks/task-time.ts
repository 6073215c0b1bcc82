import { formatDate, formatMonth, monthName, plural } from '../text/format'
import { addTo, dayOf } from '../text/iso-day'
import type { TimeSpan } from '../facts/requirement'

/**
 * The time of a task, only as exact as it is known: a month never becomes a day. `isUsual`: taken from other years.
 * `earlierDay`: the day of the month in other years, where it is known.
 */
export type When =
  | { kind: 'day'; day: string; isUsual: boolean }
  | { kind: 'month'; month: string; lastMonth: string | null; isUsual: boolean; earlierDay: number | null }
  | { kind: 'none' }

type Unit = TimeSpan['unit']

export const NEVER: When = { kind: 'none' }

export const onDay = (day: string, isUsual = false): When => ({ kind: 'day', day, isUsual })

/** @param month `YYYY-MM` */
export const inMonth = (month: string, rest: Partial<Extract<When, { kind: 'month' }>> = {}): When => ({
  kind: 'month',
  month,
  lastMonth: null,
  isUsual: false,
  earlierDay: null,
  ...rest,
})

/** The first day on which it may fall; null where nothing is known. */
export function firstDay(when: When): string | null {
  if (when.kind === 'none') return null
  return when.kind === 'day' ? when.day : `${when.month}-01`
}

/** The last day on which it may fall; null where nothing is known. */
export function lastDay(when: When): string | null {
  if (when.kind === 'none') return null
  if (when.kind === 'day') return when.day
  const [year = 0, month = 1] = (when.lastMonth ?? when.month).split('-').map(Number)
  return dayOf(year, month, 31)
}

/** So much before or after, as exactly as the time itself is known. */
export function shift(when: When, amount: number, unit: Unit): When {
  if (when.kind === 'none') return when
  if (when.kind === 'day') return { ...when, day: addTo(when.day, amount, unit) }
  return inMonth(addTo(`${when.month}-01`, amount, unit).slice(0, 7), { isUsual: when.isUsual })
}

/** The time that is a span before another: from its longest to its shortest. */
export const spanBefore = (from: When, { min, max, unit }: TimeSpan) => ({
  when: shift(from, -max, unit),
  latest: shift(from, -min, unit),
})

/** The order of times by the first day on which each may fall; an unknown one is first. */
export const byFirstDay = (a: When, b: When) => ((firstDay(a) ?? '') < (firstDay(b) ?? '') ? -1 : 1)

/** Only as exactly as a rule of thumb can be: the month. */
export function toMonth(when: When): When {
  const day = firstDay(when)
  return day === null || when.kind === 'month' ? when : inMonth(day.slice(0, 7))
}

/** Whether it is over on `today`, an ISO day. */
export function isTimeOver(when: When, today: string): boolean {
  const day = lastDay(when)
  return day !== null && day < today
}

const ORDINAL = (day: number) => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** "13 January 2027", "some time in January 2027", "no date known": fit to stand within a sentence. */
export function inWords(when: When): string {
  if (when.kind === 'none') return 'no date known'
  if (when.kind === 'day') return `${when.isUsual ? 'usually about ' : ''}${formatDate(when.day)}`
  const { month, lastMonth, isUsual, earlierDay } = when
  const usual = isUsual ? 'usually ' : ''
  if (lastMonth !== null && lastMonth !== month) {
    const isSameYear = lastMonth.slice(0, 4) === month.slice(0, 4)
    const first = isSameYear ? monthName(Number(month.slice(5))) : formatMonth(month)
    return `${usual}some time between ${first} and ${formatMonth(lastMonth)}`
  }
  const earlier = earlierDay === null ? '' : ` (the ${ORDINAL(earlierDay)} in other years)`
  return `${usual}some time in ${formatMonth(month)}${earlier}`
}

/** The same without the day of other years, to stand within a longer text. */
export const inBrief = (when: When): string =>
  inWords(when.kind === 'month' ? { ...when, earlierDay: null } : when)

/** "6 to 8 weeks", "28 days", "1 month". */
export function spanInWords({ min, max, unit }: TimeSpan): string {
  const amount = min === max ? String(min) : `${min} to ${max}`
  return `${amount} ${plural(max, unit)}`
}
