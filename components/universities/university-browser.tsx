'use client'

import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { ActiveFilters } from '@/components/filters/active-filters'
import { Pagination } from '@/components/filters/pagination'
import { ResultsCount } from '@/components/filters/results-count'
import { SearchBox } from '@/components/filters/search-box'
import { SortSelect } from '@/components/filters/sort-select'
import { activeFilters } from '@/lib/universities/active-filters'
import type { BrowseResult } from '@/lib/universities/browse'
import { withoutFilters } from '@/lib/universities/filter'
import { SORTS, universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { loadCatalogue } from './catalogue-store'
import { FilterPanel } from './filter-panel'
import { useLocalBrowse } from './use-local-browse'
import { useUniversitySearch } from './use-university-search'

const LocalResults = lazy(() =>
  import('./local-results').then((module) => ({ default: module.LocalResults })),
)

const FORM = 'university-filters'
const NOUN = { one: 'university', many: 'universities' }

type UniversityBrowserProps = {
  /** The search this page was rendered for, and its answer. */
  search: UniversitySearch
  result: Omit<BrowseResult, 'rows' | 'suggestions'>
  /** Names of the chosen countries, for the chips. */
  countryNames: Record<string, string>
  version: string
  /** Shown above the results while nothing is filtered. */
  top: ReactNode
  /** The server's cards, or its empty state. */
  children: ReactNode
}

export function UniversityBrowser({
  search: asked,
  result,
  countryNames,
  version,
  top,
  children,
}: UniversityBrowserProps) {
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { search, typed, go, change } = useUniversitySearch(page)
  const browse = useLocalBrowse({ search, asked, version })
  const { local, isServerView } = browse
  const view = local ?? result
  const countryName = (code: string) => browse.countryName(code) ?? countryNames[code] ?? code.toUpperCase()
  const hrefOf = (next: UniversitySearch) => universitiesHref('/universities', next)
  /** What was clicked may be gone with the change, so the heading of the results takes the focus over. */
  const goToResults = (next: Partial<UniversitySearch>) => {
    heading.current?.focus({ preventScroll: true })
    return go(next)
  }
  const goToPage = async (page: number) => {
    await goToResults({ page })
    heading.current?.scrollIntoView({ block: 'start' })
  }
  const chips = activeFilters(search, countryName)
  const cleared = withoutFilters(search)

  return (
    <div
      ref={page}
      data-filtered={chips.length > 0 || undefined}
      className="page grid gap-x-9 pt-7 pb-16 md:grid-cols-[220px_minmax(0,1fr)]"
    >
      <FilterPanel
        id={FORM}
        search={search}
        typed={typed}
        facets={view.facets}
        total={view.total}
        countries={browse.countries}
        countryName={countryName}
        onOpenCountries={() => void loadCatalogue(version, 'index').catch(() => {})}
        onChange={change}
      />
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <SearchBox
            value={search.search}
            form={FORM}
            placeholder="Search universities, locations, or programs..."
            onSearch={(text) => change({ search: text }, true)}
            onFocus={() => void loadCatalogue(version, 'text').catch(() => {})}
          />
          <SortSelect
            options={SORTS}
            value={search.sort}
            form={FORM}
            onSort={(value) =>
              change({ sort: SORTS.find((sort) => sort.value === value)?.value ?? 'ranking' })
            }
          />
          <button type="button" popoverTarget={FORM} className="btn min-h-12 md:hidden">
            Filters{chips.length > 0 ? ` (${chips.length})` : ''}
          </button>
          <noscript>
            <button form={FORM} className="btn btn-accent min-h-12">
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
          <ResultsCount ref={heading} from={view.from} to={view.to} total={view.total} noun={NOUN} />
          {search.sort === 'ranking' && (
            <p className="text-sm text-ink-3">Full records first, then by world ranking.</p>
          )}
        </div>
        <div data-results data-pending={!isServerView && !local ? '' : undefined}>
          {local ? (
            <Suspense fallback={<div data-pending="">{children}</div>}>
              <LocalResults
                rows={local.rows}
                suggestions={local.suggestions}
                search={search}
                version={version}
              />
            </Suspense>
          ) : (
            children
          )}
        </div>
        <Pagination
          page={view.page}
          pages={view.pages}
          hrefOf={(page) => hrefOf({ ...search, page })}
          onGo={goToPage}
        />
      </div>
    </div>
  )
}
