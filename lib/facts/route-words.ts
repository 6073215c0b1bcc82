import { monthName } from '../text/format'
import type { Route } from './fact'

/** "13 January" where the day is sure; "usually in January" where it is not, because only a sure day is shown as a date. */
export function dayInWords(day: NonNullable<Route['deadline']>, isUnsure: boolean): string {
  const month = monthName(day.month)
  if (isUnsure) return `usually in ${month}`
  return day.day === null ? `in ${month}` : `${day.day} ${month}`
}
