import { OF_LAKHS, typedCurrency } from '../money/typed-currency'
import { readTypedNumber } from '../money/typed-number'
import { formatSignificant } from '../text/format'
import { inCurrency, one } from './range'

type Rates = Readonly<Record<string, number>>

/** The most that a visitor wants to pay: as typed, with the currency of the entry. */
export type Bound = { text: string; currency: string }

function amountIn({ text, currency: own }: Bound, currency: string, rates: Rates): number | null {
  const read = readTypedNumber(text, true)
  if (!read || read.of !== null) return null
  const bare = read.isInLakhs && !OF_LAKHS.has(own) ? 'INR' : own
  const typed = read.unit === '' ? bare : typedCurrency(read.unit, (code) => code in rates)
  return typed === null ? null : (inCurrency(one(read.value), typed, currency, rates)?.likely ?? null)
}

/** US dollars. No year costs more. */
const MOST = 1e7

/** The bound in US dollars; null for a text that is no sum, or no likely one, which sets no bound. */
export function dollarsOf(bound: Bound, rates: Rates): number | null {
  const dollars = amountIn(bound, 'USD', rates)
  return dollars !== null && dollars <= MOST ? dollars : null
}

/** As typed, or about the same in another currency that the visitor chose since: the bound stays what it was. */
export function shownAmount(bound: Bound, currency: string, rates: Rates): string {
  if (bound.currency === currency) return bound.text
  const amount = amountIn(bound, currency, rates)
  return amount === null ? bound.text : formatSignificant(amount)
}
