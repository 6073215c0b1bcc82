const MONTHS_OF_TRUST = 18
/** The month in which an academic year such as "2025/26" begins; any other year begins in January. */
const ACADEMIC_YEAR_STARTS = 9

/**
 * Whether a rule is so old that it may have changed: it holds for a year, or since one, that began more than 18 months
 * ago.
 * @param validFor "2025/26", "2026", "since 2017/18", "from 2027/28 (entrants from April 2027)"
 * @param today ISO day
 */
export function mayHaveChanged(validFor: string, today: string): boolean {
  const [, year, second] = /(\d{4})(\/\d{2})?/.exec(validFor) ?? []
  if (year === undefined) return false
  const start = monthsOf(Number(year), second ? ACADEMIC_YEAR_STARTS : 1)
  return monthsOf(Number(today.slice(0, 4)), Number(today.slice(5, 7))) - start > MONTHS_OF_TRUST
}

const monthsOf = (year: number, month: number) => year * 12 + month

/** The note with a warning where the rule is old; null where there is nothing to say. */
export function withAge(note: string | null, validFor: string, today: string): string | null {
  return [note, mayHaveChanged(validFor, today) && 'It may have changed.'].filter(Boolean).join(' ') || null
}
