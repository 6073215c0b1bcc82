import { isPast } from '../facts/entry-year'
import { twoDigits } from '../text/format'
import type { ComparedClosing } from '../universities/compared-university'

/** The next time by which to apply, as a table for a computer has it. */
type ClosingDates = {
  /** The ISO day or month; of a span of months the first. */
  date: string
  /** The last month of a span. */
  to: string | null
  unit: string
  /** The round of which the source speaks has closed, so that the date is that of a later one. */
  isOver: boolean
}

/** The next ISO date of such a day, `MM-DD`, or month, `MM`, of each year. @param today ISO day */
export function nextDate(ofYear: string, today: string): string {
  const now = Number(today.slice(0, 4))
  const date = `${now}-${ofYear}`
  return date < today.slice(0, date.length) ? `${now + 1}-${ofYear}` : date
}

/** Whether it is a sure day, and no month. */
export const closesOnDay = ({ day, isSure, latest }: ComparedClosing) =>
  day !== null && isSure && latest === null

/** The day of each year, `MM-DD`, or the month where only that is sure. */
export const closesEachYear = (closing: ComparedClosing): string =>
  [closing.month, ...(closesOnDay(closing) ? [closing.day ?? 0] : [])].map(twoDigits).join('-')

type DateUnit = {
  /** A day, and no month. */
  isDay: boolean
  /** Its source speaks of the round to come. */
  isStated: boolean
  /** Applications are taken as they come until then. */
  isRolling?: boolean
}

/** What a date of a table is: "next month, rolling until then, by that of other years". */
export const unitOfDate = ({ isDay, isStated, isRolling }: DateUnit): string =>
  [
    `next ${isDay ? 'day' : 'month'}`,
    ...(isRolling ? ['rolling until then'] : []),
    isStated ? 'stated' : 'by that of other years',
  ].join(', ')

/**
 * The next closing day, or months: those that have begun already go before those of the next year. A day is stated where
 * its source speaks of the round to come.
 * @param today ISO day
 */
export function closingDates(closing: ComparedClosing, today: string): ClosingDates {
  const { month, day, latest, closesIn: year, isRolling } = closing
  const isDay = closesOnDay(closing)
  const isOfYear = isDay && year !== undefined
  const isOver = isOfYear && isPast({ year, month, day }, today)
  const isStated = isOfYear && !isOver
  const unit = unitOfDate({ isDay, isStated, isRolling })
  const ofYear = closesEachYear(closing)
  if (latest === null)
    return { date: isStated ? `${year}-${ofYear}` : nextDate(ofYear, today), to: null, unit, isOver }
  const to = nextDate(twoDigits(latest), today)
  return { date: `${Number(to.slice(0, 4)) - Number(month > latest)}-${ofYear}`, to, unit, isOver }
}
