import { formatDecimal } from '../text/format'
import type { Tuition } from './fact'

const PERIODS: Record<Tuition['period'], string> = {
  year: 'a year',
  semester: 'a semester',
  month: 'a month',
  credit: 'a credit',
  total: 'for the whole degree',
}

type Sum = Pick<Tuition, 'min' | 'max' | 'currency' | 'period'>

/**
 * "EUR 1,500 a semester", "EUR 0–4,000 a year", "Up to EUR 697 a year", "From USD 20,000 a year", "No tuition fee"; with
 * "about" where it is unsure. Null where no sum is known.
 * @param isFloor the one sum given is only the lowest
 */
export function feeInWords(
  { min, max, currency, period }: Sum,
  isFloor: boolean,
  isUnsure: boolean,
): string | null {
  const about = isUnsure ? 'about ' : ''
  const sum = (amount: number) => `${currency} ${formatDecimal(amount, 2)}`
  if (min === null) return max === null ? null : `Up to ${about}${sum(max)} ${PERIODS[period]}`
  if (min === 0 && !max && !isFloor) return isUnsure ? 'Probably no tuition fee: check' : 'No tuition fee'
  if (isFloor) return `From ${about}${sum(min)} ${PERIODS[period]}`
  const range = max === null || max === min ? sum(min) : `${sum(min)}–${formatDecimal(max, 2)}`
  return `${isUnsure ? 'About ' : ''}${range} ${PERIODS[period]}`
}
