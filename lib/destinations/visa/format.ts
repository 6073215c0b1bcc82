import { formatDayOrMonth } from '../../text/format'

/** "11 November 2025", "April 2025" or "2025", as exact as the date is. */
export function formatKnownFrom(isoDate: string): string {
  return isoDate.length === 4 ? isoDate : formatDayOrMonth(isoDate)
}
