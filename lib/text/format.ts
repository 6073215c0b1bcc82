/**
 * The formats of every number, plural, date and list of the site. Nothing here uses `Intl`: the first formatter takes
 * a slow phone 50 ms and more, and every list imports this file.
 */
const THOUSANDS = /\B(?=(\d{3})+$)/g

/** "1,234.56": each decimal is kept. */
export function formatExact(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const separated = whole.replace(THOUSANDS, ',')
  return decimals ? `${separated}.${decimals}` : separated
}

/** "1,234" and "4.5": rounded half up to at most `decimals` places, as `Intl.NumberFormat('en')` writes it. */
export function formatDecimal(value: number, decimals = 1): string {
  const scale = 10 ** decimals
  return formatExact(Math.round(value * scale) / scale)
}

/** "3.0" and "6.5": always one decimal. */
export const formatTenths = (value: number): string => value.toFixed(1)

/** "3.0" and "3.25": a grade with one or two decimals. */
export function formatGrade(grade: number): string {
  const text = formatDecimal(grade, 2)
  return text.includes('.') ? text : `${text}.0`
}

/** "0.787" and "15,400": rounded to at most `digits` significant digits. */
export function formatSignificant(value: number, digits = 3): string {
  return formatExact(Number(value.toPrecision(digits)))
}

/** "1,234". */
export function formatCount(amount: number): string {
  return formatDecimal(amount, 0)
}

/** The word for one, or the word for any other amount. */
export function plural(amount: number, one: string, many = `${one}s`): string {
  return amount === 1 ? one : many
}

/** "1 university", "1,234 universities". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${formatCount(amount)} ${plural(amount, one, many)}`
}

/** "a", "a and b", "a, b and c". */
export function formatList(words: readonly string[], conjunction = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** @param month 1 to 12; any other gives an empty text. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** "November 2026" for "2026-11". */
export function formatMonth(isoMonth: string): string {
  const [year = '', month] = isoMonth.split('-')
  return `${monthName(Number(month))} ${Number(year)}`
}

/** "21 November 2026" for "2026-11-21". */
export function formatDate(isoDate: string): string {
  return `${Number(isoDate.slice(8, 10))} ${formatMonth(isoDate)}`
}

export const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** `YYYY-MM` for a year and a month from 1 to 12. */
export const isoMonth = (year: number, month: number): string => `${year}-${twoDigits(month)}`

/** `YYYY-MM-DD` of a clock in its own time zone. */
export function localDate(now: Date): string {
  return `${isoMonth(now.getFullYear(), now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** "21 November 2026, 14:05" in the time zone of the device. */
export function formatDateTime(time: Date): string {
  const day = `${time.getDate()} ${monthName(time.getMonth() + 1)} ${time.getFullYear()}`
  return `${day}, ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** "21 November 2026" for "2026-11-21", "November 2026" for "2026-11". */
export function formatDayOrMonth(isoDate: string): string {
  return isoDate.length > 7 ? formatDate(isoDate) : formatMonth(isoDate)
}

/** When it was, within a sentence: "on 21 November 2026", "in November 2026". */
export function onDayOrInMonth(isoDate: string): string {
  return `${isoDate.length > 7 ? 'on' : 'in'} ${formatDayOrMonth(isoDate)}`
}

/** A text with its full stop, which "Ph.D." has already. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** With a capital first letter: notes of rules stand in a sentence or begin one. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
