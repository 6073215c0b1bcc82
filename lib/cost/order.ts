import type { CostTable } from './cost'
import { OF_LAKHS, typedCurrency } from '../money/typed-currency'
import { readTypedNumber } from '../money/typed-number'
import { formatSignificant } from '../text/format'
import { inCurrency, one } from './range'

/** The figures of a cost table that decide an order. */
export type Costs = Pick<CostTable, 'dollars' | 'isAtLeast' | 'isUsual'>

/** The costs of a place without known facts. */
export const UNKNOWN_COSTS: Costs = { dollars: null, isAtLeast: true, isUsual: false }

/**
 * The cheaper degree first, by the middle in US dollars whatever the visitor's currency. A usual range is no price, so it
 * comes after all prices. A degree without a total comes last.
 */
export function compareTotals(a: Costs, b: Costs): number {
  return (
    rankOf(a) - rankOf(b) ||
    (a.dollars?.likely ?? 0) - (b.dollars?.likely ?? 0) ||
    Number(a.isAtLeast) - Number(b.isAtLeast)
  )
}

const rankOf = ({ dollars, isUsual }: Costs) => (dollars === null ? 2 : Number(isUsual))

/**
 * Whether a year of study costs at most a sum of US dollars, by the middle. Null where that is not known: there is no
 * total, or its tuition is a usual range.
 */
export function isWithin({ dollars, isUsual }: Costs, dollarsAYear: number): boolean | null {
  return dollars === null || isUsual ? null : dollars.aYear <= dollarsAYear
}

/**
 * Parts rows by a bound, each part in its order: nothing is left out. Without a bound all rows are within.
 * @param dollarsAYear null for no bound
 */
export function splitByBound<Row extends { costs: Costs }>(
  rows: readonly Row[],
  dollarsAYear: number | null,
) {
  const verdictOf = ({ costs }: Row) => dollarsAYear === null || isWithin(costs, dollarsAYear)
  const of = (verdict: boolean | null) => rows.filter((row) => verdictOf(row) === verdict)
  return { within: of(true), unknown: of(null), above: of(false) }
}

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
