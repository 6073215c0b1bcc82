'use client'

import type { ReactNode } from 'react'
import { ActiveFilters } from './active-filters'
import { ResultsCount } from './results-count'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'

type ListToolbarProps<Search> = {
  formId: string
  headingId: string
  search: string
  placeholder: string
  onSearch: (text: string) => void
  onFocus: () => void
  sorts: readonly { value: string; label: string }[]
  sort: string
  onSort: (value: string) => void
  chips: readonly { key: string; label: string; without: Search }[]
  cleared: Search
  hrefOf: (search: Search) => string
  onGo: (search: Search) => void
  /** Shown above the results while nothing is filtered. */
  top: ReactNode
  heading: string
  announcement: string
  /** Beside the heading. */
  note: ReactNode
}

/** Search, sort, the button that opens the filters on a phone, chips and the heading of the results. */
export function ListToolbar<Search>({ formId, chips, hrefOf, onGo, ...props }: ListToolbarProps<Search>) {
  return (
    <>
      <div className="search-bar">
        <SearchBox
          value={props.search}
          form={formId}
          placeholder={props.placeholder}
          onSearch={props.onSearch}
          onFocus={props.onFocus}
        />
        <SortSelect options={props.sorts} value={props.sort} form={formId} onSort={props.onSort} />
        <button type="button" popoverTarget={formId} className="btn md:hidden">
          Filters{chips.length > 0 ? ` (${chips.length})` : ''}
        </button>
        <noscript>
          <button form={formId} className="btn btn-accent">
            Search
          </button>
        </noscript>
      </div>
      <ActiveFilters
        chips={chips.map(({ key, label, without }) => ({
          key,
          label,
          href: hrefOf(without),
          onRemove: () => onGo(without),
        }))}
        clearHref={hrefOf(props.cleared)}
        onClear={() => onGo(props.cleared)}
      />
      {props.top}
      <div className="results-head">
        <ResultsCount id={props.headingId} text={props.heading} announcement={props.announcement} />
        {props.note && <p>{props.note}</p>}
      </div>
    </>
  )
}
