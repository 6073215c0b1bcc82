import type { Route } from 'next'
import type { Option, SearchValues } from './filter'
import type { FilterEntry } from './filters'
import type { ParserMap } from './search-params'

type AnyEntry<Row> = FilterEntry<Row, unknown, 'one' | 'range'>
export type Entries<Row> = Record<string, AnyEntry<Row>>

type ValueOf<Entry> = Entry extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never
type KeysOfShape<Table, Shape> = {
  [Key in keyof Table]: Table[Key] extends { readonly shape?: infer Own }
    ? Shape extends Exclude<Own, undefined>
      ? Key
      : never
    : never
}[keyof Table] &
  string

/** The values of the filters of a table in the parsed search. */
export type ValuesOf<Table> = { [Key in KeysOfShape<Table, 'one'>]: ValueOf<Table[Key]> } & {
  [Key in `${KeysOfShape<Table, 'range'>}${'Min' | 'Max'}`]: number | null
}

export type Simplify<Type> = { [Key in keyof Type]: Type[Key] }

export type SortOption<Row> = Option & {
  /** Beside the heading of the results. */
  note?: string
  /** The parameter of a choice that the order depends on. */
  reads?: string
  /** The order depends on the day. */
  readsDay?: true
  /** The order rests on what the browser alone keeps, so that it is not offered where a server answers. */
  onDevice?: true
  /** A sorted copy, or the rows themselves. `today` is an ISO date; of the search it reads `reads` alone. */
  order: (rows: readonly Row[], today: string, search: SearchValues) => readonly Row[]
  /** The figure that orders the rows, and its name: "deadline". Rows that do not report it, null, are the last. */
  figure?: { name: string; read: (row: Row, today: string, search: SearchValues) => number | null }
}

/** The sorts that can be chosen where `isOnServer` says that a server answers. @param chosen stays, whatever it is */
export const offeredSorts = <Row>(
  sorts: readonly SortOption<Row>[],
  isOnServer: boolean | undefined,
  chosen = '',
) => sorts.filter(({ onDevice, value }) => !onDevice || !isOnServer || value === chosen)

export type Given<Row, Table extends Entries<Row>, Sort extends string, First extends ParserMap, Last> = {
  path: Route
  /** Begins the ids of the list's elements. */
  id: string
  pageSize: number
  /** The first is the default. */
  sorts: readonly (SortOption<Row> & { value: Sort })[]
  /** Every filter, in the order of the form, of the chips and of the address. */
  filters: Table
  /** `key` is the normalised name. */
  nameOf: (row: Row) => { id: string; name: string; key: string }
  /** Parameters that are no filters. In the address they come after the page and before the filters. */
  first?: First
  last?: Last
  /** Rows that are counted apart from the others, because they are less certain. */
  isApart?: (row: Row) => boolean
  /** Tells which results are folded below the others, by what the browser alone knows; null where it knows nothing. */
  foldedBy?: (search: SearchValues) => ((row: Row) => boolean) | null
  /** The rows of the list among all that the catalogue has. */
  rowsOf?: (rows: readonly Row[]) => readonly Row[]
  /** Completes the parsed search, and removes values that the address can leave out. */
  fromParams?: (params: SearchValues, address: ListAddress) => SearchValues
  toParams?: (search: SearchValues, address: ListAddress) => SearchValues
}

/** The facts about its address that a list can be given. */
export type ListAddress = {
  /** The parsed values of an empty address. */
  bare: SearchValues
  /** Whether nothing is asked for, whatever `first` says. */
  isBare: (search: SearchValues) => boolean
}
