import { formatCount, formatDayOrMonth, monthName } from '../text/format'
import type { AcademicYear, LivingCost } from './schema'

const currencies = new Intl.DisplayNames('en', { type: 'currency' })

const monthsOf = (months: readonly number[]) => months.map(monthName).join(' or ')

/** "September or October to June". */
export function formatAcademicYear({ starts, ends }: AcademicYear): string {
  return `${monthsOf(starts)} to ${monthsOf(ends)}`
}

/** "GBP 1,171–1,529 a month". */
export function formatLivingCost({
  min,
  max,
  currency,
  period,
}: Pick<LivingCost, 'min' | 'max' | 'currency' | 'period'>): string {
  const sum = max === null ? formatCount(min) : `${formatCount(min)}–${formatCount(max)}`
  return `${currency} ${sum} a ${period}`
}

/** "Euro (EUR)"; the code alone for a currency too new to have a name. */
export function formatCurrency(code: string): string {
  const name = currencies.of(code)
  return name && name !== code ? `${name} (${code})` : code
}

/** "11 November 2025", "April 2025" or "2025", as exact as the date is. */
export function formatKnownFrom(isoDate: string): string {
  return isoDate.length === 4 ? isoDate : formatDayOrMonth(isoDate)
}
