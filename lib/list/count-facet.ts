import { openRows, type SplitRows } from './split-rows'

/**
 * The combination of a facet's options. `widen`: one of the chosen options is enough. `narrow`: a row needs all of
 * them. `exchange`: one option can be chosen, and choosing another replaces it.
 */
type Combination = 'widen' | 'narrow' | 'exchange'

export type Facet<Row> = {
  /** The key of the filter that it belongs to. */
  key: string
  combine: Combination
  chosen: readonly string[]
  /** The option or options that a row has; null where it does not report them. */
  valuesOf: (row: Row) => string | readonly string[] | ReadonlySet<string> | null
  /** Options that a row may have besides: it reports the others only. */
  mayHave?: (row: Row) => readonly string[] | ReadonlySet<string>
}

/** The number of results of a search with nothing chosen in a facet, and with each of its options on. */
export type Counts = {
  any: number
  /** Those among `any` that report what the filter asks for, where they are few; left out where they are not. */
  said?: number
  values: Readonly<Record<string, number>>
  /** With an option on: rows that may match, because they don't report what is asked for. Options without any are left out. */
  notKnown?: Readonly<Record<string, number>>
}

/** The number of rows with each option. */
type Tally = {
  size: number
  has: (value: string) => number
  may: (value: string) => number
  /** Rows that report no option at all. */
  blank: number
  seen: readonly string[]
}

const adder = (counts: Map<string, number>) => (value: string) => {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

function tally<Row>(rows: readonly Row[], { valuesOf, mayHave }: Facet<Row>): Tally {
  const has = new Map<string, number>()
  const may = new Map<string, number>()
  const [addHas, addMay] = [adder(has), adder(may)]
  let blank = 0
  for (const row of rows) {
    const values = valuesOf(row)
    if (values === null) blank++
    else if (typeof values === 'string') addHas(values)
    else values.forEach(addHas)
    mayHave?.(row).forEach(addMay)
  }
  return {
    size: rows.length,
    has: (value) => has.get(value) ?? 0,
    may: (value) => may.get(value) ?? 0,
    blank,
    seen: [...has.keys(), ...may.keys()],
  }
}

/**
 * The rows that an option may let in, by what the facet's own test says of them. Each in two parts: `sure` passes every
 * other test, `unsure` fails none and leaves at least one open.
 */
type Tallies = Record<'passed' | 'open' | 'failed', { sure: Tally; unsure: Tally }>

function tallyAll<Row>(split: SplitRows<Row>, facet: Facet<Row>): Tallies {
  const { others, onlyOwn, both } = openRows(split, facet.key)
  const failed = split.nearly.get(facet.key)
  return {
    passed: { sure: tally(split.found, facet), unsure: tally(others, facet) },
    open: { sure: tally(onlyOwn, facet), unsure: tally(both, facet) },
    failed: { sure: tally(failed?.known ?? [], facet), unsure: tally(failed?.unknown ?? [], facet) },
  }
}

/** Fewer than one in four. */
const areFew = (rows: number, of: number) => rows * 4 < of

type Left = { known: number; notKnown: number }

/** The results of an option that is on alone. */
function alone({ passed, open, failed }: Tallies, value: string): Left {
  const sure = [passed.sure, open.sure, failed.sure]
  const unsure = [passed.unsure, open.unsure, failed.unsure]
  const sum = (tallies: readonly Tally[], read: (of: Tally) => number) =>
    tallies.reduce((total, of) => total + read(of), 0)
  return {
    known: sum(sure, ({ has }) => has(value)),
    notKnown:
      sum([...sure, ...unsure], ({ blank, may }) => blank + may(value)) +
      sum(unsure, ({ has }) => has(value)),
  }
}

/** The results when an option is added to others of which one is enough. */
function widened({ passed, open, failed }: Tallies, value: string): Left {
  const { sure, unsure } = failed
  return {
    known: passed.sure.size + open.sure.has(value) + sure.has(value),
    notKnown:
      passed.unsure.size +
      (open.sure.size - open.sure.has(value)) +
      open.unsure.size +
      sure.may(value) +
      unsure.has(value) +
      unsure.may(value),
  }
}

/** The results when an option is added to others and a row needs them all. */
function narrowed({ passed, open }: Tallies, value: string): Left {
  const { sure, unsure } = passed
  return {
    known: sure.has(value),
    notKnown: open.sure.size + open.unsure.size + sure.may(value) + unsure.has(value) + unsure.may(value),
  }
}

/**
 * Counts what each option of a facet would leave. A row that passes all filters counts for every facet. A row that
 * fails one filter counts for the facet of that filter, because another option there would let the row in. A row that
 * does not report what a filter asks for counts as not known.
 * @param options every option to count; left out, those that have results or are chosen
 */
export function countFacet<Row>(
  split: SplitRows<Row>,
  facet: Facet<Row>,
  options?: readonly string[],
): Counts {
  const { combine, chosen } = facet
  const tallies = tallyAll(split, facet)
  const { passed, open, failed } = tallies
  const as = (value: string): Left => {
    if (combine === 'exchange' || chosen.length === 0) return alone(tallies, value)
    if (combine === 'narrow') return narrowed(tallies, value)
    if (!chosen.includes(value)) return widened(tallies, value)
    return { known: passed.sure.size, notKnown: split.unknown.length }
  }
  const parts = [passed, open, failed].flatMap(({ sure, unsure }) => [sure, unsure])
  const counted = options ?? [...new Set([...parts.flatMap(({ seen }) => seen), ...chosen])]
  const left = counted.map((value) => [value, as(value)] as const)
  const notKnown = left.flatMap(([value, { notKnown: rows }]) => (rows > 0 ? [[value, rows] as const] : []))
  const sure = [passed.sure, open.sure, failed.sure]
  const any = sure.reduce((sum, { size }) => sum + size, 0)
  const said = sure.reduce((rest, { blank }) => rest - blank, any)
  return {
    any,
    ...(areFew(said, any) && { said }),
    values: Object.fromEntries(left.map(([value, { known }]) => [value, known])),
    ...(notKnown.length > 0 && { notKnown: Object.fromEntries(notKnown) }),
  }
}
