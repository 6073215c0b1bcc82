import { formatDecimal } from '../text/format'
import type { ByResidence, Tuition } from './fact'

const PERIODS: Record<Tuition['period'], string> = {
  year: 'a year',
  semester: 'a semester',
  month: 'a month',
  credit: 'a credit',
  total: 'for the whole degree',
}

type Sum = Pick<Tuition, 'min' | 'max' | 'currency' | 'period' | 'byResidence'>

/**
 * "EUR 1,500 a semester", "EUR 0–4,000 a year", "Up to EUR 697 a year", "From USD 20,000 a year", "No tuition fee"; with
 * "about" where it is unsure. By residence: "GBP 1,820 a year for residents of Scotland, up to GBP 9,535 a year for others".
 * Null where no sum is known.
 * @param isFloor the one sum given is only the lowest
 */
export function feeInWords(sum: Sum, isFloor: boolean, isUnsure: boolean): string | null {
  if (sum.byResidence) return casesInWords(sum, sum.byResidence, isUnsure)
  const { min, max, currency, period } = sum
  const about = isUnsure ? 'about ' : ''
  const amountInWords = (amount: number) => `${currency} ${formatDecimal(amount, 2)}`
  if (min === null) return max === null ? null : `Up to ${about}${amountInWords(max)} ${PERIODS[period]}`
  if (min === 0 && !max && !isFloor) return isUnsure ? 'Probably no tuition fee: check' : 'No tuition fee'
  if (isFloor) return `From ${about}${amountInWords(min)} ${PERIODS[period]}`
  const range =
    max === null || max === min ? amountInWords(min) : `${amountInWords(min)}–${formatDecimal(max, 2)}`
  return `${isUnsure ? 'About ' : ''}${range} ${PERIODS[period]}`
}

/** Within a sentence: sums begin with a currency, other words with a small letter. */
export const lowered = (text: string) =>
  text.replace(/^(About|Up|From|No|Probably)\b/, (word) => word.toLowerCase())

function casesInWords({ currency, period }: Sum, { of, residents, others }: ByResidence, isUnsure: boolean) {
  const inWords = (sum: ByResidence['residents']) =>
    feeInWords({ ...sum, currency, period }, false, isUnsure) ?? ''
  const rest = others ? `${lowered(inWords(others))} for others` : 'not known for others'
  return `${inWords(residents)} for residents of ${of}, ${rest}`
}
