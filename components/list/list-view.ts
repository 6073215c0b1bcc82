import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import type { List, ListAnswer } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import type { Meant } from '@/lib/list/text-meaning'
import type { Part } from '@/lib/search-words/meaning'
import type { Loaded, RowSource } from './list-source'

/** The answer that is shown, and the ways to another one. */
export type ShownList = {
  search: ListSearch
  answer: ListAnswer
  hrefOf: (change: Readonly<Record<string, unknown>>) => Route
  change: (change: Readonly<Record<string, unknown>>) => void
}

/** The look of one list: everything that its table in `lib` does not say. */
export type ListView<Row> = {
  list: List<Row>
  source: RowSource<Row>
  placeholder: string
  /** The words of a result in which a text is looked for: "name or place". */
  where: string
  /** The word for one result, and for several. */
  noun: readonly [one: string, many: string]
  heading: (answer: ListAnswer) => string
  /** The text beside the heading. `order` describes the sort in words. */
  note: (answer: ListAnswer, order: string | undefined) => ReactNode
  /** `unsure`: the title where nothing is found, but rows that do not report a fact may match. */
  empty: { title: string; unsure?: string; text: string; clear?: string }
  /** Other pages to read where nothing was found. `search`: as its text is understood. */
  instead?: (search: ListSearch, nameOf: (value: string) => string) => Elements
  /** The page of a result, for suggestions. */
  pageOf: (id: string) => Route
  /** The name of a country or place that neither the server nor the loaded rows name. */
  nameOf: (value: string, loaded: Loaded<Row> | null) => string
  /** The content below the results and their pages. */
  foot?: (search: ListSearch) => Elements
  /** The page of all filters, for a browser without script. */
  allFilters?: Route
  /** The meaning of a search text, once the words for it are loaded; null before. */
  mean?: (search: ListSearch) => Meant<Row, ListSearch> | null
  /** Further changes in the address when the words of a part become text again. */
  plain?: (part: Part) => SearchValues
  /** The content below a filter's control, by the filter's key. */
  below?: Readonly<Record<string, (shown: ShownList) => Elements>>
}
