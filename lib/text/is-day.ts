/** A leap year, because a date without a year may be 29 February. */
const SOME_LEAP_YEAR = 2024

/** Whether a month (1 to 12) has that day in the given year, or in any year if none is given. */
export function isDay({ month, day, year }: { month: number; day: number; year: number | null }): boolean {
  const lastDay = new Date(Date.UTC(year ?? SOME_LEAP_YEAR, month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay
}
