'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useRef, type ReactNode } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import { addressOrder } from '@/lib/list/address-order'
import type { ListSearch } from '@/lib/list/filter'
import { FilterForm } from './filter-form'
import { focusResults } from './focus-results'
import { ListPager } from './list-pager'
import { ListToolbar } from './list-toolbar'
import type { ListView } from './list-view'
import { NoResults } from './no-results'
import type { Loaded } from './source'
import { useList, type Served } from './use-list'

/** What the browser found: the rows of the page, and all that was loaded to find them. */
export type FoundRows<Row> = { rows: readonly Row[]; loaded: Loaded<Row>; today: string | undefined }

type ListBrowserProps<Row> = {
  view: ListView<Row>
  served: Served
  /** Shown above the results while nothing is filtered. */
  top: ReactNode
  /** Draws the cards of a page: those that the browser found, or, where that is null, those that the server sent. */
  cards: (found: FoundRows<Row> | null) => ReactNode
}

function Browser<Row>({ view, served, top, cards }: ListBrowserProps<Row>) {
  'use memo'
  const state = useList(view.list, view.source, served)
  const { list } = view
  const { search, shown, today, answer, suggestions, local, loaded, isPending, go } = state
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)

  const nameOf = (value: string) => state.nameOf(value) ?? view.nameOf(value, loaded)
  const show = (next: ListSearch) => {
    focusResults(list.headingId)
    void go(next)
  }
  const found = local && loaded ? { rows: local.rows, loaded, today } : null
  return (
    <div className="list page" ref={root}>
      <FilterForm view={view} state={state} nameOf={nameOf} version={served.version} />
      <div>
        <ListToolbar view={view} state={state} nameOf={nameOf} version={served.version} top={top} />
        <div data-results data-pending={isPending ? '' : undefined}>
          {suggestions ? (
            <NoResults view={view} search={shown} suggestions={suggestions} onGo={show} />
          ) : (
            cards(found)
          )}
        </div>
        <ListPager
          page={search.page}
          pages={answer.pages}
          headingId={list.headingId}
          hrefOf={(page) => list.href({ ...search, page })}
          onGo={(page) => go({ ...search, page })}
        />
      </div>
    </div>
  )
}

/** A list: its filters, its search and its results. Whatever it writes into the address keeps the table's order. */
export function ListBrowser<Row>(props: ListBrowserProps<Row>) {
  return (
    <NuqsAdapter processUrlSearchParams={addressOrder(Object.keys(props.view.list.params))}>
      <Browser {...props} />
    </NuqsAdapter>
  )
}
