/** The answer of a test to a row: it matches, it does not match, or, as null, the row does not report the fact. */
export type Match = boolean | null

/** A filter's key and its test on a row. */
export type KeyedPredicate<Row, Key extends string = string> = readonly [
  key: Key,
  predicate: (row: Row) => Match,
]

/** Rows that only one test keeps out: those that pass every other test, and those that leave another open. */
type NearlyFound<Row> = { known: Row[]; unknown: Row[] }

/** The rows of a list, split by the answers of the tests. */
export type SplitRows<Row> = {
  /** Those that pass every test, in the order given. */
  found: readonly Row[]
  /** Those that fail no test, but don't report what at least one asks for, in the order given. */
  unknown: readonly Row[]
  /** For each row of `unknown`, the tests that it leaves open: the bit of a test's position among the keys. */
  openTests: readonly number[]
  /** The keys of the tests, in order. */
  keys: readonly string[]
  /** Those that fail one test only, by its key. */
  nearly: ReadonlyMap<string, NearlyFound<Row>>
}

export type SplitOptions = {
  /**
   * Without it `nearly` stays empty: code that counts no options does not need the rows that only one test keeps out, which
   * may be most of them.
   */
  keepsNearly?: boolean
}

/** Asks each row each test at most once. Results, the counts beside options and the filters to drop all come from this. */
export function splitRows<Row>(
  rows: readonly Row[],
  predicates: readonly KeyedPredicate<Row>[],
  { keepsNearly = true }: SplitOptions = {},
): SplitRows<Row> {
  const keys = predicates.map(([key]) => key)
  const nearly = new Map<string, NearlyFound<Row>>(keys.map((key) => [key, { known: [], unknown: [] }]))
  if (predicates.length === 0) return { found: rows, unknown: [], openTests: [], keys, nearly }
  const mostFails = keepsNearly ? 1 : 0
  const found: Row[] = []
  const unknown: Row[] = []
  const openTests: number[] = []
  const tests = predicates.map(([, predicate]) => predicate)
  // Not `for … of`: V8 makes an object of each row's turn here, which is half a megabyte for the programmes of a level.
  rows.forEach((row) => {
    let failed: string | null = null
    let fails = 0
    let open = 0
    // From the last: every list has its text first, whose test takes longest, and most rows fail another before it.
    for (let at = tests.length - 1; at >= 0; at--) {
      const match = tests[at]?.(row)
      if (match === null) open |= 1 << at
      else if (!match) {
        failed = keys[at] ?? null
        if (++fails > mostFails) break
      }
    }
    if (failed !== null) {
      if (fails <= mostFails) nearly.get(failed)?.[open === 0 ? 'known' : 'unknown'].push(row)
    } else if (open === 0) found.push(row)
    else {
      unknown.push(row)
      openTests.push(open)
    }
  })
  return { found, unknown, openTests, keys, nearly }
}

/**
 * Splits rows of which the test of a key lets through none but `passing`. The rows that this test alone keeps out are looked
 * for only where nothing is found, which is where somebody asks for them.
 */
export function splitPassing<Row>(
  rows: readonly Row[],
  passing: readonly Row[],
  predicates: readonly KeyedPredicate<Row>[],
  key: string,
  options: SplitOptions,
): SplitRows<Row> {
  const split = splitRows(passing, predicates, options)
  if (split.found.length > 0 || options.keepsNearly === false) return split
  const others = predicates.filter(([other]) => other !== key)
  const known = splitRows(rows, others, { keepsNearly: false }).found
  return { ...split, nearly: new Map(split.nearly).set(key, { known: [...known], unknown: [] }) }
}

/** The keys of the tests that at least one of the unknown rows leaves open. */
export function openKeys<Row>({ openTests, keys }: SplitRows<Row>): string[] {
  const open = openTests.reduce((all, bits) => all | bits, 0)
  return keys.filter((_, at) => open & (1 << at))
}

/** The unknown rows, by whether they leave the test of a key open, and any other. */
export function openRows<Row>({ unknown, openTests, keys }: SplitRows<Row>, key: string) {
  const at = keys.indexOf(key)
  if (at === -1) return { others: unknown, onlyOwn: [], both: [] }
  const own = 1 << at
  const [others, onlyOwn, both]: [Row[], Row[], Row[]] = [[], [], []]
  unknown.forEach((row, position) => {
    const open = openTests[position] ?? 0
    if ((open & own) === 0) others.push(row)
    else if (open === own) onlyOwn.push(row)
    else both.push(row)
  })
  return { others, onlyOwn, both }
}

/** The keys that alone keep rows from being found, and how many, the most first. */
export const dropsOf = <Row>(split: SplitRows<Row>) =>
  split.keys
    .map((key) => ({ key, total: countLetIn(split, key) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)

/** The number of rows that only the test of a key keeps from being found. */
function countLetIn<Row>(split: SplitRows<Row>, key: string): number {
  return (split.nearly.get(key)?.known.length ?? 0) + openRows(split, key).onlyOwn.length
}

/** The split rows without results that are folded. `also` of the results are the last, and stay so. */
export type FoldedRows<Row> = SplitRows<Row> & { also: number; folded: readonly Row[] }

/** Takes rows out, also of what may match and of what would be found without a filter, so that counts are of what is shown. */
export function foldRows<Row>(
  split: SplitRows<Row> & { also: number },
  isFolded: (row: Row) => boolean,
): FoldedRows<Row> {
  const { found, unknown, openTests, nearly, also } = split
  const isShown = (row: Row) => !isFolded(row)
  return {
    ...split,
    found: found.filter(isShown),
    unknown: unknown.filter(isShown),
    openTests: openTests.filter((_, at) => isShown(unknown[at] as Row)),
    folded: [...found.filter(isFolded), ...unknown.filter(isFolded)],
    also: also > 0 ? found.slice(-also).filter(isShown).length : 0,
    nearly: new Map(
      [...nearly].map(([key, near]) => [
        key,
        { known: near.known.filter(isShown), unknown: near.unknown.filter(isShown) },
      ]),
    ),
  }
}
