import type { CostTable } from './cost'

/** The figures of a cost table that decide an order. */
export type Costs = Pick<CostTable, 'dollars' | 'isAtLeast' | 'lacks'>

/** The costs of a place without known facts. */
export const UNKNOWN_COSTS: Costs = { dollars: null, isAtLeast: true, lacks: ['tuition', 'living'] }

/**
 * The cheaper degree first, in US dollars whatever the visitor's currency. A total without its tuition or living costs
 * would look cheap, so it comes after all that have both. Unknown totals come last.
 */
export function compareTotals(a: Costs, b: Costs): number {
  return (
    rankOf(a) - rankOf(b) ||
    (a.dollars?.total ?? 0) - (b.dollars?.total ?? 0) ||
    Number(a.isAtLeast) - Number(b.isAtLeast)
  )
}

const rankOf = ({ dollars, lacks }: Costs) => (dollars === null ? 2 : Number(lacks.length > 0))

/**
 * Whether a year of study costs at most a sum of US dollars. Null where that is not known: the tuition or the living costs
 * are missing, and what is known would be within the sum.
 */
export function isWithin({ dollars, lacks }: Costs, dollarsAYear: number): boolean | null {
  if (!dollars) return null
  if (dollars.aYear > dollarsAYear) return false
  return lacks.length > 0 ? null : true
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
