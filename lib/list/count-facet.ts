import type { SplitRows } from './split-rows'

/**
 * How the options of a facet combine. `widen`: one of the chosen will do. `narrow`: all of them must hold.
 * `exchange`: there is only one, and choosing another replaces it.
 */
type Combination = 'widen' | 'narrow' | 'exchange'

export type Facet<Row> = {
  /** That of the filter it belongs to. */
  key: string
  combine: Combination
  chosen: readonly string[]
  valuesOf: (row: Row) => readonly string[]
}

export type FacetCount = {
  /** Results with this option on. */
  count: (value: string) => number
  /** Every option that has results or is chosen. */
  values: () => string[]
}

function tally<Row>(rows: readonly Row[], valuesOf: Facet<Row>['valuesOf']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The counts of a facet, parallel to the table of its options. */
export function countOptions(facet: FacetCount, options: readonly { value: string }[]): number[] {
  return options.map(({ value }) => facet.count(value))
}

/** Results with nothing chosen in the facet of this key. */
export function countAny<Row>({ found, nearly }: SplitRows<Row>, key: string): number {
  return found.length + (nearly.get(key)?.length ?? 0)
}

/**
 * Counts what each option of a facet would leave. A row that passes all filters counts for every facet; one that
 * fails a single filter counts for that filter's own facet, because there another option would let it in.
 */
export function countFacet<Row>({ found, nearly }: SplitRows<Row>, facet: Facet<Row>): FacetCount {
  const { key, combine, chosen, valuesOf } = facet
  const passing = tally(found, valuesOf)
  const failing = tally(nearly.get(key) ?? [], valuesOf)
  const inPassing = (value: string) => passing.get(value) ?? 0
  const inFailing = (value: string) => failing.get(value) ?? 0
  const count: Record<Combination, (value: string) => number> = {
    /** Choosing one more adds the rows that only this facet kept out. */
    widen: (value) => {
      if (chosen.length === 0) return inPassing(value)
      return chosen.includes(value) ? found.length : found.length + inFailing(value)
    },
    /** Choosing one more keeps the rows that have it too. */
    narrow: inPassing,
    exchange: (value) => inPassing(value) + inFailing(value),
  }
  return {
    count: count[combine],
    values: () => [...new Set([...passing.keys(), ...failing.keys(), ...chosen])],
  }
}
