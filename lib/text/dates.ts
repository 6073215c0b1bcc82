const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "21 November 2026" for "2026-11-21". */
export function formatDate(isoDate: string): string {
  return day.format(new Date(isoDate))
}

/** "November 2026" for "2026-11". */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(isoMonth))
}

/** "21 November 2026" for "2026-11-21", "November 2026" for "2026-11". */
export function formatDayOrMonth(isoDate: string): string {
  return isoDate.length > 7 ? formatDate(isoDate) : formatMonth(isoDate)
}
