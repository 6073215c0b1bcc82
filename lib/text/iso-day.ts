import { isoDate } from './iso-date'

const DAY_MS = 86_400_000

/** A day of a year, brought back to the last one that its month has: 29 February becomes the 28th. */
export function dayOf(year: number, month: number, day: number): string {
  return isoDate(Math.min(Date.UTC(year, month - 1, day), Date.UTC(year, month, 0)))
}

/** `YYYY-MM`. Months beyond 1 to 12 lead into the years around. */
export function monthOf(year: number, month: number): string {
  return isoDate(Date.UTC(year, month - 1, 1)).slice(0, 7)
}

/** A day that much later, or with a negative amount earlier. A month without the day gives its last one. */
export function addTo(day: string, amount: number, unit: 'day' | 'week' | 'month'): string {
  if (unit !== 'month') return isoDate(Date.parse(day) + amount * (unit === 'week' ? 7 : 1) * DAY_MS)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = monthOf(year, month + amount)
    .split('-')
    .map(Number)
  return dayOf(toYear, toMonth, date)
}
