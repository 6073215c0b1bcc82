import type { Counts } from './count-facet'
import type { PageRange } from './paginate'

/** Suggestions after a search without results: names the visitor may have meant, and filters whose removal helps. */
export type Suggestions = {
  names: { id: string; name: string }[]
  drops: { key: string; total: number }[]
  /** Other values of a choice that find something: other levels. The server alone has their rows. */
  choices?: { key: string; value: string; label: string; total: number }[]
}

/** Rows that may match: they fail no filter, but don't report what at least one of them asks for. */
export type NotKnown = PageRange & {
  /** 0 while the rows are folded; then the answer has none of them. */
  page: number
  /** Filters that ask for what at least one of the rows does not report, in the order of the form. */
  keys: readonly string[]
}

/** The results that are counted apart. `places` are what `nameOf` names: those of the other rows, and those of these alone. */
export type Apart = { rows: number; places: number; more: number }

/** The last of the results, before those of `also`, that do not report what the sort goes by: "deadline". */
export type Unsorted = { total: number; by: string }

/** The answer to a search but for its rows: what the server sends with the page. */
export type ListAnswer = PageRange & {
  /** By filter, for the filters that are in view at first. */
  counts: Readonly<Record<string, Counts>>
  /** Left out where there are none. */
  notKnown?: NotKnown
  /** Left out where no row is counted apart. */
  apart?: Apart
  /** The number of the last results that only contain a text with another meaning; left out for none. */
  also?: number
  /** Left out where every result reports what the sort goes by. */
  unsorted?: Unsorted
}

export type ListResult<Row> = ListAnswer & {
  rows: readonly Row[]
  /** The page of the rows that may match; empty while they are folded. */
  notKnownRows: readonly Row[]
  /** All that the list folds, by what the browser alone knows. They are not counted among the results. */
  folded: readonly Row[]
  /** Null where something was found. */
  suggestions: Suggestions | null
  /** Counts the options of any filter. Those of shut groups are counted here, when they are opened. */
  count: (key: string) => Counts
}

/** The part of a result that the server sends with the page. */
export function answerOf<Row>({ notKnown, apart, also, unsorted, ...result }: ListResult<Row>): ListAnswer {
  const { page, pages, from, to, total, counts } = result
  const base = { page, pages, from, to, total, counts }
  return {
    ...base,
    ...(notKnown && { notKnown }),
    ...(apart && { apart }),
    ...(also && { also }),
    ...(unsorted && { unsorted }),
  }
}

/** The results that are apart; null where no row is. @param placeOf the id of what a row belongs to */
export function countApart<Row>(
  rows: readonly Row[],
  isApart: (row: Row) => boolean,
  placeOf: (row: Row) => string,
): Apart | null {
  const apart = rows.filter(isApart)
  if (apart.length === 0) return null
  const places = new Set<string>()
  for (const row of rows) if (!isApart(row)) places.add(placeOf(row))
  const all = new Set(places)
  for (const row of apart) all.add(placeOf(row))
  return { rows: apart.length, places: places.size, more: all.size - places.size }
}
