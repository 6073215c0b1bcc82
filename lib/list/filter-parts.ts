import { searchedText } from '../text/clean-text'
import type { Filter, FilterChip, SearchValues } from './filter'
import type { Match } from './split-rows'

/** The options that every entry of a list's table has. */
export type NamedFilter = {
  /** The name of its group in the form. */
  label: string
  /** Its name after "Without", when a search finds nothing: "the country". */
  drop: string
  /** A sentence below its control. */
  note?: string
  /** Stands behind "More filters", which is loaded and counted when it is opened. */
  more?: boolean
  /** Is shown only to a visitor who has rows of their own in the list. */
  forOwn?: boolean
  /** Rests on what the browser alone keeps, so that a server leaves every row open and counts none. */
  onDevice?: boolean
}

type Parts<Row> = Pick<Filter<Row>, 'control' | 'parsers' | 'test' | 'chips'> & Partial<Filter<Row>>

const none = (search: SearchValues) => search

/** The filter of an entry. */
export const toFilter = <Row>(
  key: string,
  { label, drop, note, more, forOwn, onDevice }: NamedFilter,
  parts: Parts<Row>,
): Filter<Row> => ({
  key,
  label,
  drop,
  note: note ?? null,
  isMore: more ?? false,
  isForOwn: forOwn ?? false,
  isOnDevice: onDevice ?? false,
  normalise: none,
  facet: null,
  kept: null,
  ...parts,
})

/** The value of a set filter; empty where it is not set. */
export const listOf = (search: SearchValues, key: string) => search[key] as readonly string[]

/** The value of a filter with one choice. */
export const choiceOf = (search: SearchValues, key: string) => search[key] as string | null

/** The text that a search looks for. */
export const searchTextOf = (search: SearchValues, key: string) => searchedText(search[key])

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

/** One chip for a filter that is set as a whole; none without a label. */
export const oneChip = (key: string, label: string | null, unset: SearchValues): FilterChip[] =>
  label ? [{ key, label, change: unset }] : []

/**
 * Whether a figure lies within the bounds. Of one that is not reported that is not known, unless what is known of it is too
 * much already.
 * @param atLeast what is known of such a figure; null for nothing
 */
export function within<Row>(
  search: SearchValues,
  min: number | null,
  max: number | null,
  read: (row: Row, search: SearchValues) => number | null,
  atLeast: (row: Row, search: SearchValues) => number | null = () => null,
): ((row: Row) => Match) | null {
  if (min === null && max === null) return null
  return (row) => {
    const value = read(row, search)
    if (value === null) return max !== null && (atLeast(row, search) ?? max) > max ? false : null
    return (min === null || value >= min) && (max === null || value <= max)
  }
}

/** The value or values of a row under a filter. With none, or null, the row does not report it. */
export type Held<Value extends string> = Value | readonly Value[] | ReadonlySet<Value> | null

const isBlank = <Value extends string>(held: Held<Value>): held is null =>
  held === null || (typeof held !== 'string' && ('size' in held ? held.size : held.length) === 0)

/** Whether a row has a value; null where it does not report any. */
export function holds<Value extends string>(held: Held<Value>, value: Value): Match {
  if (isBlank(held)) return null
  if (typeof held === 'string') return held === value
  return 'has' in held ? held.has(value) : held.includes(value)
}

// Loops: tens of thousands of rows are asked for each search, and a function made for each of them has to be cleared away.

/** Whether a row has at least one of the values; null where it does not report any. */
export function holdsAny<Value extends string>(held: Held<Value>, values: readonly Value[]): Match {
  if (typeof held === 'string') return values.includes(held)
  if (isBlank(held)) return null
  for (const value of values) if (holds(held, value)) return true
  return false
}

/** Whether a row has all of the values; null where it does not report any. */
export function holdsAll<Value extends string>(held: Held<Value>, values: readonly Value[]): Match {
  if (isBlank(held)) return null
  for (const value of values) if (!holds(held, value)) return false
  return true
}

/** The value or values that a row has; null where it does not report any. */
export const valuesIn = <Value extends string>(held: Held<Value>) => (isBlank(held) ? null : held)
