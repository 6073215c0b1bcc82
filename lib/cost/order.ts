import type { CostTable } from './cost'

type Costs = Pick<CostTable, 'dollars' | 'isAtLeast' | 'lacks'>

/**
 * The cheaper degree first, in US dollars whatever the visitor's currency. A total without its tuition or living costs
 * would look cheap, so it stands after all that have both; what is not known at all stands last.
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
