import type { Filter, FilterChip, SearchValues } from './filter'

/** What every entry of a list's table says. */
export type Named = {
  /** The name of its group in the form. */
  label: string
  /** What it is called after "Without", when a search finds nothing: "the country". */
  drop: string
  /** A sentence below its control. */
  note?: string
  /** Stands behind "More filters", which is loaded and counted when it is opened. */
  more?: boolean
}

type Parts<Row> = Pick<Filter<Row>, 'control' | 'parsers' | 'test' | 'chips'> & Partial<Filter<Row>>

const none = (search: SearchValues) => search

/** The filter of an entry. */
export const toFilter = <Row>(
  key: string,
  { label, drop, note, more }: Named,
  parts: Parts<Row>,
): Filter<Row> => ({
  key,
  label,
  drop,
  note: note ?? null,
  isMore: more ?? false,
  normalise: none,
  facet: null,
  ...parts,
})

/** The value of a set filter; empty where it is not set. */
export const listOf = (search: SearchValues, key: string) => search[key] as readonly string[]

/** The value of a filter with one choice. */
export const choiceOf = (search: SearchValues, key: string) => search[key] as string | null

export const numberOf = (search: SearchValues, key: string) => search[key] as number | null

/** One chip for each value of a set. */
export const chipsOfSet = (
  search: SearchValues,
  key: string,
  label: (value: string) => string,
): FilterChip[] =>
  listOf(search, key).map((value) => ({
    key: `${key}-${value}`,
    label: label(value),
    change: { [key]: listOf(search, key).filter((other) => other !== value) },
  }))

/** One chip for a filter that is set as a whole. */
export const oneChip = (key: string, label: string | null, unset: SearchValues): FilterChip[] =>
  label === null ? [] : [{ key, label, change: unset }]

/** Whether a figure lies within the bounds; one that is not reported does unless the search excludes it. */
export function within<Row>(
  search: SearchValues,
  min: number | null,
  max: number | null,
  read: (row: Row) => number | null,
): ((row: Row) => boolean) | null {
  if (min === null && max === null) return null
  const isLenient = search.unreported !== 'exclude'
  return (row) => {
    const value = read(row)
    if (value === null) return isLenient
    return (min === null || value >= min) && (max === null || value <= max)
  }
}

/** What a row has under a filter: one value, several, or none. */
export type Held<Value extends string> = Value | readonly Value[] | ReadonlySet<Value> | null

export function holds<Value extends string>(held: Held<Value>, value: Value): boolean {
  if (held === null) return false
  if (typeof held === 'string') return held === value
  return 'has' in held ? held.has(value) : held.includes(value)
}

export function valuesIn<Value extends string>(held: Held<Value>): Iterable<Value> {
  if (held === null) return []
  return typeof held === 'string' ? [held] : held
}
