import type { ExchangeRates } from '../money/schema'

/** A sum that is not known to the unit. `low` and `high` are equal to `likely` where one sum is known. */
export type Range = { low: number; likely: number; high: number }

export const NOTHING: Range = { low: 0, likely: 0, high: 0 }

export const one = (sum: number): Range => ({ low: sum, likely: sum, high: sum })

/** From one end to the other; the middle is likely. */
export const between = (low: number, high: number): Range => ({ low, likely: (low + high) / 2, high })

export const times = ({ low, likely, high }: Range, factor: number): Range => ({
  low: low * factor,
  likely: likely * factor,
  high: high * factor,
})

export const plus = (a: Range, b: Range): Range => ({
  low: a.low + b.low,
  likely: a.likely + b.likely,
  high: a.high + b.high,
})

export const sumOf = (ranges: readonly Range[]): Range => ranges.reduce(plus, NOTHING)

/** The rest of a cost after a payment: the minimum is after the highest payment, and no end is below 0. */
export const minus = (cost: Range, paid: Range): Range => ({
  low: Math.max(0, cost.low - paid.high),
  likely: Math.max(0, cost.likely - paid.likely),
  high: Math.max(0, cost.high - paid.low),
})

/** At most the cost, end by end. */
export const atMost = (paid: Range, cost: Range): Range => ({
  low: Math.min(paid.low, cost.low),
  likely: Math.min(paid.likely, cost.likely),
  high: Math.min(paid.high, cost.high),
})

export const rounded = ({ low, likely, high }: Range): Range => ({
  low: Math.round(low),
  likely: Math.round(likely),
  high: Math.round(high),
})

type Rates = ExchangeRates['rates']

/** A sum in another currency; null where the table has no rate for one of the two. */
export function inCurrency(range: Range, from: string, to: string, rates: Rates): Range | null {
  if (from === to) return range
  const [give, take] = [rates[from], rates[to]]
  return give === undefined || take === undefined ? null : times(range, take / give)
}
