'use client'

import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { count } from '@/lib/text/format'
import { ActiveFilters } from './active-filters'
import { focusResults } from './focus-results'
import type { ListView } from './list-view'
import { ResultsCount } from './results-count'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'
import type { useList } from './use-list'

type ListToolbarProps<Row> = {
  view: ListView<Row>
  state: ReturnType<typeof useList<Row>>
  nameOf: (value: string) => string
  version: string
  /** Shown above the results while nothing is filtered. */
  top: ReactNode
}

/** Search, sort, the button that opens the filters on a phone, chips and the heading of the results. */
export function ListToolbar<Row>({ view, state, nameOf, version, top }: ListToolbarProps<Row>) {
  'use memo'
  const { list, source, placeholder, noun } = view
  const { search, shown, answer, go, change } = state
  const chips = list.chips(shown, nameOf)
  const cleared = list.cleared(search)
  const order = list.sorts.find(({ value }) => value === shown.sort)?.note
  const note = view.note(answer, order)
  const show = (next: typeof search) => {
    // The chip that was clicked is gone with the change.
    focusResults(list.headingId)
    void go(next)
  }
  return (
    <>
      <div className="search-bar">
        <SearchBox
          value={search.search}
          form={list.formId}
          placeholder={placeholder}
          onSearch={(text) => change({ search: text }, true)}
          onFocus={() => void source.load(version, 'text').catch(() => {})}
        />
        <SortSelect
          options={list.sorts}
          value={search.sort}
          form={list.formId}
          onSort={(sort) => change({ sort })}
        />
        <button
          type="button"
          popoverTarget={list.formId}
          className={buttonVariants({ className: 'md:hidden' })}
        >
          Filters{chips.length > 0 ? ` (${chips.length})` : ''}
        </button>
        <noscript>
          <button form={list.formId} className={buttonVariants({ variant: 'accent' })}>
            Search
          </button>
        </noscript>
      </div>
      <ActiveFilters
        chips={chips.map(({ key, label, change: removal }) => {
          const without = list.change(shown, removal)
          return { key, label, href: list.href(without), onRemove: () => show(without) }
        })}
        clearHref={list.href(cleared)}
        onClear={() => show(cleared)}
      />
      {chips.length === 0 && search.page === 1 && top}
      <div className="results-head">
        <ResultsCount
          id={list.headingId}
          text={view.heading(answer)}
          announcement={`${count(answer.total, ...noun)} found`}
        />
        {note && <p>{note}</p>}
      </div>
    </>
  )
}
