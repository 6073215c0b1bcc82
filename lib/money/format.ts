import { formatCount, formatSignificant } from '../text/format'
import { NOT_REPORTED } from '../text/not-reported'
import type { Fee } from './schema'

/** "GBP 28,000–37,500 a year", "No tuition fee", or "Not reported" for null. */
export function formatMoney(money: Pick<Fee, 'min' | 'max' | 'currency'> | null): string {
  if (!money) return NOT_REPORTED
  if (money.min === 0 && !money.max) return 'No tuition fee'
  const range =
    money.max === null ? formatCount(money.min) : `${formatCount(money.min)}–${formatCount(money.max)}`
  return `${money.currency} ${range} a year`
}

/** "US$ 12,300", to the hundred from 1,000 up: a converted sum is never exact. */
export function formatUsd(amount: number): string {
  return `US$ ${formatCount(amount >= 1000 ? Math.round(amount / 100) * 100 : Math.round(amount))}`
}

/** "about US$ 12,300", "about NGN 18,900,000": a sum that was converted. */
export function formatAbout(amount: number, currency: string): string {
  return `about ${currency === 'USD' ? formatUsd(amount) : `${currency} ${formatSignificant(amount)}`}`
}
