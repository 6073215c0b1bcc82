import type { CostTable } from './cost'

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
