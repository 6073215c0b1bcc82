import { formatSignificant } from '../text/format'
import { inCurrency, one } from './range'

type Rates = Readonly<Record<string, number>>

/** The most that a visitor wants to pay: as typed, with the currency of the entry. */
export type Bound = { text: string; currency: string }

/** "20,000", "20 000" and "20000"; null for other texts. */
function amountOf({ text }: Bound): number | null {
  const digits = text.replace(/[\s,’']/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

function amountIn(bound: Bound, currency: string, rates: Rates): number | null {
  const amount = amountOf(bound)
  return amount === null ? null : (inCurrency(one(amount), bound.currency, currency, rates)?.likely ?? null)
}

/** The bound in US dollars; null for a text that is no sum, which sets no bound. */
export const dollarsOf = (bound: Bound, rates: Rates) => amountIn(bound, 'USD', rates)

/** As typed, or about the same in another currency that the visitor chose since: the bound stays what it was. */
export function shownAmount(bound: Bound, currency: string, rates: Rates): string {
  if (bound.currency === currency) return bound.text
  const amount = amountIn(bound, currency, rates)
  return amount === null ? bound.text : formatSignificant(amount)
}
