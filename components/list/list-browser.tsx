'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useEffect, useRef } from 'react'
import type { Elements } from '@/components/ui/elements'
import { useEarlyInput } from '@/components/ui/early-input'
import { EARLY, useEarlyPresses } from '@/components/ui/early-press'
import { addressOrder } from '@/lib/list/address-order'
import type { ListSearch } from '@/lib/list/filter'
import { resultMarks, type ResultMark } from '@/lib/list/result-marks'
import { CsvLink } from './csv-link'
import { FilterForm } from './filter-form'
import { focusResults, meetExpected } from './focus-results'
import { ListToolbar } from './list-toolbar'
import type { ListView } from './list-view'
import { NoResults } from './no-results'
import { FoldedRows } from './folded-rows'
import { isAllUnsure, NotKnownRows } from './not-known-rows'
import { Pagination } from './pagination'
import type { Loaded } from './list-source'
import { useList, type Served } from './use-list'
import { useShownAddress } from './use-shown-address'

/** The browser's results: the rows of the page, and the data loaded to find them. */
type FoundRows<Row> = {
  rows: readonly Row[]
  loaded: Loaded<Row>
  today: string
  /** The search that found them, as its text is understood. */
  search: ListSearch
}

type Part = 'found' | 'notKnown' | 'folded'

type ListBrowserProps<Row> = {
  view: ListView<Row>
  served: Served
  /** Shown below the results while nothing is filtered. */
  top: Elements
  /**
   * Draws the cards of a page: those that the browser found, or, where that is null, those that the server sent.
   * `part`: the results, what may match because it does not report what a filter asks for, or what is folded. `marks`: lines among them.
   */
  cards: (found: FoundRows<Row> | null, part: Part, marks: readonly ResultMark[]) => Elements
}

const SKIP = 'absolute z-10 rounded-sm bg-accent px-4 py-3 text-on-accent not-focus:sr-only'

function Browser<Row>({ view, served, top, cards }: ListBrowserProps<Row>) {
  'use memo'
  const state = useList(view.list, view.source, served, view.mean)
  const { list } = view
  const { search, today, answer, suggestions, local, loaded, isPending, go } = state
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  useEarlyPresses(root)
  useShownAddress()
  useEffect(() => meetExpected(list.headingId), [list, served.href])

  const nameOf = (value: string) => state.nameOf(value) ?? view.nameOf(value, loaded)
  const show = (next: ListSearch) => {
    focusResults(list.headingId)
    void go(next)
  }
  const meant = { ...search, ...state.understood?.set }
  const found = (rows: readonly Row[]) => (loaded ? { rows, loaded, today, search: meant } : null)
  const text = local ? search.search : ((served.asked as { search?: string }).search ?? '')
  // Where nothing else is found, what can't take the visitor is the answer.
  const isRefused = answer.total === 0 && local !== null && local.folded.length > 0
  const isUnsure = isAllUnsure(answer, search)
  const notKnown = answer.notKnown && (
    <NotKnownRows view={view} search={search} answer={answer.notKnown} onGo={go}>
      {cards(local && found(local.notKnownRows), 'notKnown', [])}
    </NotKnownRows>
  )
  const foot: Elements = view.foot?.(search)
  const isFiltered = list.chips(search, nameOf).length > 0
  return (
    <div
      className="page grid grid-cols-[minmax(0,1fr)] gap-x-6 pt-1.5 pb-16 md:grid-cols-[220px_minmax(0,1fr)] md:pt-3"
      ref={root}
      {...EARLY}
    >
      {/* The results come before the filters beside them, so that few stops of the Tab key lead to the first. */}
      <div data-slot="list-column" className="md:col-start-2 md:row-start-1">
        {/* Each chip of a long sentence is a stop. */}
        {isFiltered && (
          <a href={`#${list.headingId}`} className={SKIP}>
            Skip to results
          </a>
        )}
        <a href={`#${list.formId}`} className={`${SKIP} max-md:hidden`}>
          Skip to filters
        </a>
        <ListToolbar view={view} state={state} nameOf={nameOf} onGo={show} />
        {isUnsure && <div className="mb-8">{notKnown}</div>}
        <div
          data-results
          data-pending={isPending ? '' : undefined}
          className="data-pending:opacity-55 data-pending:transition-opacity data-pending:delay-100"
        >
          {suggestions && !isRefused ? (
            <NoResults
              view={view}
              search={search}
              suggestions={suggestions}
              understood={state.understood}
              notKnown={answer.notKnown}
              onGo={show}
            >
              {view.instead?.(meant, nameOf)}
            </NoResults>
          ) : (
            cards(local && found(local.rows), 'found', resultMarks(answer, text, view.where))
          )}
        </div>
        <Pagination
          // The page asked for, even while the results of another search are still shown.
          page={Math.min(search.page, answer.pages)}
          pages={answer.pages}
          headingId={list.headingId}
          hrefOf={(page) => list.href({ ...search, page })}
          onGo={(page) => go({ ...search, page })}
        />
        {answer.to > 0 && <CsvLink list={list} search={search} total={answer.total} />}
        {!isUnsure && notKnown}
        {local && local.folded.length > 0 && (
          <FoldedRows key={String(isRefused)} view={view} rows={local.folded} isOpen={isRefused}>
            {(rows) => cards(found(rows), 'folded', [])}
          </FoldedRows>
        )}
        {foot}
        {!isFiltered && search.page === 1 && top}
      </div>
      <FilterForm view={view} state={state} nameOf={nameOf} />
    </div>
  )
}

/** A list: its filters, its search and its results. Parameters stand in the address in the order of the table. */
export function ListBrowser<Row>(props: ListBrowserProps<Row>) {
  return (
    <NuqsAdapter processUrlSearchParams={addressOrder(Object.keys(props.view.list.params))}>
      <Browser {...props} />
    </NuqsAdapter>
  )
}
