/**
 * How the options of a facet combine. `widen`: one of the chosen will do. `narrow`: all of them must hold.
 * `exchange`: there is only one, and choosing another replaces it.
 */
type Combination = 'widen' | 'narrow' | 'exchange'

export type Facet<Row> = {
  combine: Combination
  chosen: readonly string[]
  valuesOf: (row: Row) => readonly string[]
}

export type FacetCount = {
  /** Results with nothing chosen in this facet. */
  any: number
  /** Results with this option on. */
  count: (value: string) => number
  /** Every option that has results or is chosen. */
  values: () => string[]
}

type Tally = { any: number; passing: Map<string, number>; failing: Map<string, number> }

function toCount(
  { any, passing, failing }: Tally,
  { combine, chosen }: Facet<never>,
  total: number,
): FacetCount {
  const inPassing = (value: string) => passing.get(value) ?? 0
  const inFailing = (value: string) => failing.get(value) ?? 0
  const count: Record<Combination, (value: string) => number> = {
    /** Choosing one more adds the rows that only this facet kept out. */
    widen: (value) => {
      if (chosen.length === 0) return inPassing(value)
      return chosen.includes(value) ? total : total + inFailing(value)
    },
    /** Choosing one more keeps the rows that have it too. */
    narrow: inPassing,
    exchange: (value) => inPassing(value) + inFailing(value),
  }
  return {
    any,
    count: count[combine],
    values: () => [...new Set([...passing.keys(), ...failing.keys(), ...chosen])],
  }
}

/**
 * Counts every facet in one pass. A row that passes all filters counts everywhere; one that fails a single
 * filter counts for that filter's own facet, because there another option would let it in. A facet has the key
 * of the filter it belongs to.
 */
export function countFacets<Row, Key extends string>(
  rows: readonly Row[],
  predicates: readonly (readonly [key: string, predicate: (row: Row) => boolean])[],
  facets: Record<Key, Facet<Row>>,
): Record<Key, FacetCount> {
  const keys = Object.keys(facets) as Key[]
  const tallies = Object.fromEntries(
    keys.map((key) => [key, { any: 0, passing: new Map(), failing: new Map() }]),
  ) as Record<Key, Tally>
  let total = 0

  for (const row of rows) {
    let failed: string | null = null
    let fails = 0
    for (const [key, predicate] of predicates) {
      if (predicate(row)) continue
      failed = key
      if (++fails > 1) break
    }
    if (fails > 1) continue
    if (fails === 0) total++
    for (const key of keys) {
      if (fails === 1 && failed !== key) continue
      const tally = tallies[key]
      tally.any++
      const target = fails === 0 ? tally.passing : tally.failing
      for (const value of facets[key].valuesOf(row)) target.set(value, (target.get(value) ?? 0) + 1)
    }
  }
  return Object.fromEntries(keys.map((key) => [key, toCount(tallies[key], facets[key], total)])) as Record<
    Key,
    FacetCount
  >
}
