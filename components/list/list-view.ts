import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { List, ListAnswer } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import type { Loaded, Source } from './source'

/** The answer that is shown, and the ways to another one. */
export type ShownList = {
  search: ListSearch
  answer: ListAnswer
  hrefOf: (change: Readonly<Record<string, unknown>>) => Route
  change: (change: Readonly<Record<string, unknown>>) => void
}

/** How one list looks: everything about it that its table in `lib` does not say. */
export type ListView<Row> = {
  list: List<Row>
  source: Source<Row>
  placeholder: string
  /** What one result is called, and several. */
  noun: readonly [one: string, many: string]
  heading: (answer: ListAnswer) => string
  /** Beside the heading. `order`: what the sort does, in words. */
  note: (answer: ListAnswer, order: string | undefined) => ReactNode
  empty: { title: string; text: string; clear?: string }
  /** The page of a result, for suggestions; null for one that has none. */
  pageOf: (id: string) => Route | null
  /** The name of a country or place that neither the server nor the loaded rows tell. */
  nameOf: (value: string, loaded: Loaded<Row> | null) => string
  /** Where all filters stand on a page of their own, for a browser without script. */
  allFilters?: Route
  /** Stands below a filter's control, by the filter's key. */
  below?: Readonly<Record<string, (shown: ShownList) => ReactNode>>
}
