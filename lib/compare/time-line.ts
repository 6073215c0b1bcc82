import { isPast } from '../facts/entry-year'
import { monthName } from '../text/format'
import type { ComparedClosing } from '../universities/compared-university'

const MONTHS = 12
/** A day's share of its month: near enough for a mark. */
const DAYS = 31

/** A mark on the line, from 0 to 1. `to`: the end of a time that is known by its months alone; null for a day. */
export type TimeMark = { at: number; to: number | null; isOver: boolean }

const partsOf = (today: string) => {
  const [, month = 1, day = 1] = today.split('-').map(Number)
  return { month, day }
}

/** The twelve months from that of today, by their short names, and today's place among them. */
export function lineOfMonths(today: string): { months: string[]; today: number } {
  const { month, day } = partsOf(today)
  const months = Array.from({ length: MONTHS }, (_, at) =>
    monthName(((month - 1 + at) % MONTHS) + 1).slice(0, 3),
  )
  return { months, today: (day - 1) / DAYS / MONTHS }
}

/**
 * The next such day or months on that line. A day of this month that has passed stays where it was, and is over, as is one
 * whose year is known and past: the mark is that of the next round.
 * @param today ISO day
 */
export function markOf({ month, day, latest, isSure, closesIn }: ComparedClosing, today: string): TimeMark {
  const now = partsOf(today)
  const ahead = (month - now.month + MONTHS) % MONTHS
  if (day !== null && isSure && latest === null) {
    const isOver = closesIn ? isPast({ year: closesIn, month, day }, today) : ahead === 0 && day < now.day
    return { at: (ahead + (day - 1) / DAYS) / MONTHS, to: null, isOver }
  }
  const length = latest === null ? 1 : ((latest - month + MONTHS) % MONTHS) + 1
  // Months that have begun already go before those of the next year.
  const past = ahead + length - MONTHS
  const [from, to] = past > 0 ? [0, past] : [ahead, ahead + length]
  return { at: from / MONTHS, to: to / MONTHS, isOver: false }
}
