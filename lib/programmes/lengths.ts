import { count, formatDecimal, plural } from '../text/format'

/** "3 years", "1.5 years", "10 months". */
export function lengthInWords(months: number): string {
  return isInYears(months)
    ? `${formatDecimal(months / 12)} ${plural(months / 12, 'year')}`
    : count(months, 'month')
}

const isInYears = (months: number) => months >= 12 && months % 6 === 0

/** "3 years", "3–5 years", "10 months to 2 years"; null for none. */
export function lengthsInWords(months: readonly number[]): string | null {
  if (months.length === 0) return null
  const [low, high] = [Math.min(...months), Math.max(...months)]
  if (low === high) return lengthInWords(low)
  if (isInYears(low) !== isInYears(high)) return `${lengthInWords(low)} to ${lengthInWords(high)}`
  return `${isInYears(low) ? formatDecimal(low / 12) : low}–${lengthInWords(high)}`
}
