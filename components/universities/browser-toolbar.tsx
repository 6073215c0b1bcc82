'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useLayoutEffect, type ReactNode } from 'react'
import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { ActiveFilters } from '@/components/filters/active-filters'
import { ResultsCount } from '@/components/filters/results-count'
import { SearchBox } from '@/components/filters/search-box'
import { SortSelect } from '@/components/filters/sort-select'
import { activeFilters } from '@/lib/universities/active-filters'
import { withoutFilters } from '@/lib/universities/filter'
import { SORTS, type UniversitySearch } from '@/lib/universities/search-params'
import { FILTER_FORM, RESULTS_HEADING } from './element-ids'
import { focusResults } from './focus-results'
import { publishResults } from './results-store'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

const number = new Intl.NumberFormat('en')

type BrowserToolbarProps = {
  answer: ServerAnswer
  /** Shown above the results while nothing is filtered. */
  top: ReactNode
}

function Toolbar({ answer, top }: BrowserToolbarProps) {
  const { search, go, change, hrefOf, view, local, isPending, countryName } = useLocalBrowse(answer)
  const { version } = answer

  useLayoutEffect(() => {
    if (isPending) publishResults({ status: 'pending' })
    else if (local)
      publishResults({ status: 'local', rows: local.rows, suggestions: local.suggestions, search, version })
    else publishResults({ status: 'server' })
  }, [isPending, local, search, version])
  useLayoutEffect(() => () => publishResults({ status: 'server' }), [])

  const goToResults = (next: UniversitySearch) => {
    focusResults()
    void go(next)
  }
  const chips = activeFilters(search, countryName)
  const cleared = withoutFilters(search)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          value={search.search}
          form={FILTER_FORM}
          placeholder="Search universities, locations, or programs..."
          onSearch={(text) => change({ search: text }, true)}
          onFocus={() => void loadCatalogue(version, 'text').catch(() => {})}
        />
        <SortSelect
          options={SORTS}
          value={search.sort}
          form={FILTER_FORM}
          onSort={(value) => change({ sort: SORTS.find((sort) => sort.value === value)?.value ?? 'ranking' })}
        />
        <button type="button" popoverTarget={FILTER_FORM} className="btn min-h-12 md:hidden">
          Filters{chips.length > 0 ? ` (${chips.length})` : ''}
        </button>
        <noscript>
          <button form={FILTER_FORM} className="btn btn-accent min-h-12">
            Search
          </button>
        </noscript>
      </div>
      <ActiveFilters
        chips={chips.map(({ key, label, without }) => ({
          key,
          label,
          href: hrefOf(without),
          onRemove: () => goToResults(without),
        }))}
        clearHref={hrefOf(cleared)}
        onClear={() => goToResults(cleared)}
      />
      {chips.length === 0 && search.page === 1 && top}
      <div className="mt-5 mb-3.5 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
        <ResultsCount
          id={RESULTS_HEADING}
          text={`Results: ${number.format(view.from)}-${number.format(view.to)} of ${number.format(view.total)}`}
          announcement={`${number.format(view.total)} ${view.total === 1 ? 'university' : 'universities'} found`}
        />
        {search.sort === 'ranking' && (
          <p className="text-sm text-ink-3">Full records first, then by world ranking.</p>
        )}
      </div>
    </>
  )
}

/** Search, sort, chips and the count. It also tells the results what to show. */
export function BrowserToolbar(props: BrowserToolbarProps) {
  return (
    <NuqsAdapter>
      <Toolbar {...props} />
    </NuqsAdapter>
  )
}
