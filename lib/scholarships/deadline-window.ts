import { formatMonth, isoMonth, monthName } from '../text/format'
import { dayOf } from '../text/iso-day'
import type { AwardDeadline } from './record/schema'

/** The days in which a deadline can fall, as ISO days; the same day twice where it is known. */
export type DeadlineWindow = { from: string; date: string }

/** A date of every year, of which nothing more is known. */
export const ANY_YEAR = {
  lastMonth: null,
  year: null,
  timeZone: null,
  time: null,
  variesBy: null,
  note: null,
} as const

/** What a note says of a month, with the days that it can mean. 31 stands for the last day of the month. */
const PARTS = {
  early: { words: 'early ', first: 1, last: 10 },
  mid: { words: 'mid-', first: 11, last: 20 },
  late: { words: 'late ', first: 21, last: 31 },
} as const
const WHOLE = { first: 1, last: 31 } as const

type MonthPart = keyof typeof PARTS

/** The part of its month that a deadline's note names: "early January", "mid to late April", "end of May". */
function partsOfMonth({ month, lastMonth, note }: AwardDeadline): [first: MonthPart, last: MonthPart] | null {
  if (note === null || lastMonth !== null) return null
  const named = new RegExp(
    `\\b(early|mid|late|end of)(?: to (mid|late|end of))?[ -]${monthName(month)}`,
    'i',
  ).exec(note)
  const partOf = (word: string) => (word in PARTS ? (word as MonthPart) : 'late')
  if (!named?.[1]) return null
  const first = partOf(named[1].toLowerCase())
  return [first, named[2] ? partOf(named[2].toLowerCase()) : first]
}

/** The days in which a deadline can fall in the round that begins in a year. */
export function windowOf(deadline: AwardDeadline, year: number): DeadlineWindow {
  const { month, day } = deadline
  const lastMonth = deadline.lastMonth ?? month
  const lastYear = lastMonth < month ? year + 1 : year
  if (day !== null) return { from: dayOf(year, month, day), date: dayOf(year, month, day) }
  const parts = partsOfMonth(deadline)
  const [first, last] = parts ? [PARTS[parts[0]], PARTS[parts[1]]] : [WHOLE, WHOLE]
  return { from: dayOf(year, month, first.first), date: dayOf(lastYear, lastMonth, last.last) }
}

/**
 * "in early January", "some time in March", "between December and January": a deadline without a day, in the words of
 * its record.
 * @param year of the month; null for the usual month of every year
 */
export function windowInWords(deadline: AwardDeadline, year: number | null): string {
  const { month, lastMonth, variesBy } = deadline
  const named = year === null ? monthName(month) : formatMonth(isoMonth(year, month))
  const varies = variesBy === null ? '' : `, which varies by ${variesBy}`
  if (lastMonth !== null && lastMonth !== month) {
    const lastYear = year === null || lastMonth > month ? year : year + 1
    const last = lastYear === null ? monthName(lastMonth) : formatMonth(isoMonth(lastYear, lastMonth))
    return `between ${named} and ${last}${varies}`
  }
  const parts = partsOfMonth(deadline)
  if (!parts) return `some time in ${named}${varies}`
  const [first, last] = parts
  const words = first === last ? PARTS[first].words : `${first} to ${PARTS[last].words}`
  return `in ${words}${named}${varies}`
}
