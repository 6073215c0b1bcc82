'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useLayoutEffect, type ReactNode } from 'react'
import { ActiveFilters } from '@/components/filters/active-filters'
import { ResultsCount } from '@/components/filters/results-count'
import { SearchBox } from '@/components/filters/search-box'
import { SortSelect } from '@/components/filters/sort-select'
import { activeFilters } from '@/lib/scholarships/active-filters'
import { withoutFilters } from '@/lib/scholarships/filter'
import { scholarshipsHref, SORTS, toSort } from '@/lib/scholarships/search-params'
import { scholarshipCatalogue } from './catalogue-store'
import { FILTER_FORM, RESULTS_HEADING } from './element-ids'
import { scholarshipResults } from './results-store'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

const number = new Intl.NumberFormat('en')

type BrowserToolbarProps = { answer: ServerAnswer; featured: ReactNode }

function Toolbar({ answer, featured }: BrowserToolbarProps) {
  const { search, today, go, change, view, local, isPending, countryName } = useLocalBrowse(answer)

  useLayoutEffect(() => {
    if (isPending) scholarshipResults.publish({ status: 'pending' })
    else if (local)
      scholarshipResults.publish({
        status: 'local',
        rows: local.rows,
        suggestions: local.suggestions,
        search,
        today,
      })
    else scholarshipResults.publish({ status: 'server' })
  }, [isPending, local, search, today])
  useLayoutEffect(() => () => scholarshipResults.publish({ status: 'server' }), [])

  const chips = activeFilters(search, countryName)
  const cleared = withoutFilters(search)
  const total = number.format(view.total)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          value={search.search}
          form={FILTER_FORM}
          placeholder="Search scholarships, providers, or countries..."
          onSearch={(text) => change({ search: text }, true)}
          onFocus={() => void scholarshipCatalogue.load(answer.version).catch(() => {})}
        />
        <SortSelect
          options={SORTS}
          value={search.sort}
          form={FILTER_FORM}
          onSort={(value) => change({ sort: toSort(value) })}
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
          href: scholarshipsHref(without),
          onRemove: () => go(without),
        }))}
        clearHref={scholarshipsHref(cleared)}
        onClear={() => go(cleared)}
      />
      {chips.length === 0 && search.page === 1 && featured}
      <div className="mt-5 mb-3.5 flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
        <ResultsCount
          id={RESULTS_HEADING}
          text={`All Scholarships (${total})`}
          announcement={`${total} ${view.total === 1 ? 'scholarship' : 'scholarships'} found`}
        />
        <p className="text-sm text-ink-3">
          {view.total > 0 && `${view.from}–${view.to}. `}
          {SORTS.find(({ value }) => value === search.sort)?.note}
        </p>
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
