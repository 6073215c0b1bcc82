import { readNumbers } from './read-numbers'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "15 January" of "Friday, 15 January 2027" or "January 15": the import takes a day that comes back every year. */
export function readYearlyDay(text: string): string | null {
  const iso = /\b20\d\d-(\d\d)-(\d\d)\b/.exec(text)
  if (iso) return iso[0]
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?([A-Z][a-z]{2,8})\b/.exec(text)
  if (dayFirst) return `${dayFirst[1]} ${dayFirst[2]}`
  const monthFirst = /\b([A-Z][a-z]{2,8})\s+(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)
  return monthFirst ? `${monthFirst[2]} ${monthFirst[1]}` : null
}

/**
 * "15 January (2027)": the day comes back every year, so the import keeps the year that the page names as a note. A text
 * with several years is of none of them.
 */
export function readDeadline(text: string): string | null {
  const day = readYearlyDay(text)
  const [year, ...others] = new Set(text.match(/\b20\d\d\b/g))
  return day && year && others.length === 0 ? `${day} (${year})` : day
}

/** Month and day as one number, to compare days that are written differently; null where the text names none. */
export function dayNumber(text: string): number | null {
  const day = readYearlyDay(text)
  const iso = /^\d{4}-(\d\d)-(\d\d)$/.exec(day ?? '')
  if (iso) return Number(iso[1]) * 100 + Number(iso[2])
  const [date = '', month = ''] = (day ?? '').split(' ')
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  return at < 0 ? null : (at + 1) * 100 + Number(date)
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/year|jahr|\bans?\b|année|año|jaar|\bår\b/i, 12],
  [/semester|semestre/i, 6],
  [/month|monat|mois|\bmes(es)?\b/i, 1],
]

/** Months of "2 years", "4 semesters" or "18 months"; null where the text does not name a number and a unit. */
export function readMonths(text: string): number | null {
  const [number] = readNumbers(text)
  const unit = UNITS.find(([words]) => words.test(text))
  return number === undefined || !unit ? null : number * unit[1]
}
