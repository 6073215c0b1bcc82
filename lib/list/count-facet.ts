import type { SplitRows } from './split-rows'

/**
 * How the options of a facet combine. `widen`: one of the chosen options is enough. `narrow`: a row needs all of them.
 * `exchange`: one option can be chosen, and choosing another replaces it.
 */
type Combination = 'widen' | 'narrow' | 'exchange'

export type Facet<Row> = {
  /** The key of the filter that it belongs to. */
  key: string
  combine: Combination
  chosen: readonly string[]
  valuesOf: (row: Row) => Iterable<string>
}

/** How many results a search would have with nothing chosen in a facet, and with each of its options on. */
export type Counts = { any: number; values: Readonly<Record<string, number>> }

function tally<Row>(rows: readonly Row[], valuesOf: Facet<Row>['valuesOf']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/**
 * Counts what each option of a facet would leave. A row that passes all filters counts for every facet. A row that
 * fails one filter counts for the facet of that filter, because another option there would let the row in.
 * @param options every option to count; left out, those that have results or are chosen
 */
export function countFacet<Row>(
  { found, nearly }: SplitRows<Row>,
  { key, combine, chosen, valuesOf }: Facet<Row>,
  options?: readonly string[],
): Counts {
  const failedHere = nearly.get(key) ?? []
  const passing = tally(found, valuesOf)
  const failing = tally(failedHere, valuesOf)
  const inPassing = (value: string) => passing.get(value) ?? 0
  const inFailing = (value: string) => failing.get(value) ?? 0
  const count: Record<Combination, (value: string) => number> = {
    /** One more choice adds the rows that this facet alone kept out. */
    widen: (value) => {
      if (chosen.length === 0) return inPassing(value)
      return chosen.includes(value) ? found.length : found.length + inFailing(value)
    },
    /** One more choice keeps the rows that have it too. */
    narrow: inPassing,
    exchange: (value) => inPassing(value) + inFailing(value),
  }
  const counted = options ?? new Set([...passing.keys(), ...failing.keys(), ...chosen])
  return {
    any: found.length + failedHere.length,
    values: Object.fromEntries([...counted].map((value) => [value, count[combine](value)])),
  }
}
