/** A filter's key and its test on a row. */
export type KeyedPredicate<Row, Key extends string = string> = readonly [
  key: Key,
  predicate: (row: Row) => boolean,
]

/** The rows of a list, told apart by what keeps them out. */
export type SplitRows<Row> = {
  /** Those that pass every test, in the order given. */
  found: readonly Row[]
  /** Those that fail one test only, by its key. */
  nearly: ReadonlyMap<string, readonly Row[]>
}

/** Asks each row each test at most once: results, the counts beside options and what to drop all come from this. */
export function splitRows<Row>(
  rows: readonly Row[],
  predicates: readonly KeyedPredicate<Row>[],
): SplitRows<Row> {
  const nearly = new Map<string, Row[]>(predicates.map(([key]) => [key, []]))
  if (predicates.length === 0) return { found: rows, nearly }
  const found: Row[] = []
  for (const row of rows) {
    let failed: string | null = null
    let fails = 0
    for (const [key, predicate] of predicates) {
      if (predicate(row)) continue
      failed = key
      if (++fails > 1) break
    }
    if (failed === null) found.push(row)
    else if (fails === 1) nearly.get(failed)?.push(row)
  }
  return { found, nearly }
}
