import type { Route } from 'next'
import type { ListResult } from './answer'
import type { Filter, FilterChip, ListSearch, SearchValues } from './filter'
import type { ParserMap } from './search-params'
import type { SortOption } from './table'
import type { Asked } from './text-meaning'

/** A list as the components of every list see it: without the names of its filters. */
export type List<Row> = {
  id: string
  path: Route
  pageSize: number
  sorts: readonly SortOption<Row>[]
  filters: readonly Filter<Row>[]
  params: ParserMap
  formId: string
  headingId: string
  untouched: ListSearch
  normalise(search: SearchValues): ListSearch
  href(search: Partial<ListSearch>, at?: Route): Route
  toParams(search: ListSearch): SearchValues
  change(search: ListSearch, change: SearchValues): ListSearch
  plain(search: ListSearch): ListSearch
  isSame(one: ListSearch, other: ListSearch): boolean
  without(search: ListSearch, key: string): ListSearch
  cleared(search: ListSearch): ListSearch
  readKept(): SearchValues
  kept(search: ListSearch): SearchValues
  keep(change: SearchValues): void
  usesMore(search: ListSearch): boolean
  chips(search: ListSearch, nameOf: (value: string) => string): FilterChip[]
  browse(rows: readonly Row[], asked: Asked<Row, ListSearch>, today?: string): ListResult<Row>
}
