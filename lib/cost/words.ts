import { formatCount, formatDecimal, formatSignificant, plural } from '../text/format'
import type { Both, CostTable } from './cost'
import type { Range } from './range'

/** "GBP 9,790", "GBP 12,000–40,000": a sum as its source states it, to the unit. */
export function sumInWords({ low, high }: Range, currency: string): string {
  const amount = (sum: number) => formatDecimal(sum, 2)
  return low === high ? `${currency} ${amount(low)}` : `${currency} ${amount(low)}–${amount(high)}`
}

/** "3 years", "1.5 years", "1 semester". */
export function amountInWords(amount: number, unit: string): string {
  return `${formatDecimal(amount, 2)} ${plural(amount, unit)}`
}

/** "3 years × GBP 9,790". */
export function timesInWords(amount: number, unit: string, range: Range, currency: string): string {
  return `${amountInWords(amount, unit)} × ${sumInWords(range, currency)}`
}

/** "NGN 61,200,000": a converted or added sum, to three digits, as it is never exact. */
export function roughSum(sum: number, currency: string): string {
  return `${currency} ${Math.abs(sum) < 1000 ? formatCount(sum) : formatSignificant(sum)}`
}

/**
 * "NGN 61,200,000 (GBP 35,300)": the visitor's currency before the local one, or the local one alone where both are the
 * same.
 */
export function inBoth(
  { local, own }: Both,
  { local: of, currency }: Pick<CostTable, 'local' | 'currency'>,
): string {
  const there = roughSum(local.likely, of)
  return own === null || of === currency ? there : `${roughSum(own.likely, currency)} (${there})`
}

/**
 * "At least about GBP 71,400 for 3 years, without living costs"; null where nothing is known. Where the tuition is not
 * known, that comes first: a sum without it is soon read as the price of the degree.
 */
export function totalInWords(table: CostTable): string | null {
  const { total, isAtLeast, length } = table
  if (!total) return null
  const time = length === null ? 'the first year' : amountInWords(length, 'year')
  const sum = `${isAtLeast ? 'At least about' : 'About'} ${inBoth(total, table)} for ${time}`
  if (!table.lacks.includes('tuition'))
    return table.lacks.includes('living') ? `${sum}, without living costs` : sum
  const lacks = table.lacks.includes('living') ? 'Tuition and living costs are' : 'Tuition is'
  return `${lacks} not known. The rest: ${sum.charAt(0).toLowerCase()}${sum.slice(1)}`
}

/** "GBP 62,000 to GBP 88,000": from the low end to the high one, in the visitor's currency where there is a rate. */
export function spanInWords(
  { local, own }: Both,
  { local: of, currency }: Pick<CostTable, 'local' | 'currency'>,
): string | null {
  const [range, unit] = own ? [own, currency] : [local, of]
  return range.low === range.high ? null : `${roughSum(range.low, unit)} to ${roughSum(range.high, unit)}`
}
