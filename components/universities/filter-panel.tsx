'use client'

import { lazy, Suspense, type ReactNode } from 'react'
import { CountryFilter, type CountryOption } from '@/components/list/country-filter'
import { Facet } from '@/components/list/facet'
import { FilterSheet } from '@/components/list/filter-sheet'
import { OptionList } from '@/components/list/option-list'
import { useDisclosure } from '@/components/list/use-disclosure'
import { useEarlyPicks } from '@/components/list/use-early-picks'
import { useHydrated } from '@/components/list/use-hydrated'
import { REGIONS, type Region } from '@/lib/places/regions'
import type { FacetCounts, MoreCounts } from '@/lib/universities/facets'
import { carriedParams } from '@/lib/universities/carried-params'
import { usesMoreFilters } from '@/lib/universities/filter'
import { allFiltersHref, MAX_COUNTRIES, type UniversitySearch } from '@/lib/universities/search-params'

const MoreFilters = lazy(() => import('./more-filters').then((module) => ({ default: module.MoreFilters })))

type FilterPanelProps = {
  id: string
  search: UniversitySearch
  /** The search with its ranges as they were typed. */
  typed: UniversitySearch
  facets: FacetCounts
  total: number
  countries: readonly CountryOption[] | null
  countryName: (code: string) => string
  /** Counts what is behind "More filters", which is done only while it is open; left out until the catalogue is there. */
  countMore?: (() => MoreCounts) | undefined
  onOpenCountries: () => void
  onOpenMore: () => void
  /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
  onChange: (change: Partial<UniversitySearch>, typing?: boolean) => void
}

/** What this form and the toolbar that belongs to it draw before the script is there. */
const DRAWN = ['search', 'country', 'region', 'sort'] as const

const toRegion = (value: string): Region | null =>
  REGIONS.find((region) => region.value === value)?.value ?? null

type MoreProps = { isUsed: boolean; onOpen: () => void; children: () => ReactNode }

/** Loaded when opened. */
function More({ isUsed, onOpen, children }: MoreProps) {
  const isHydrated = useHydrated()
  const [isChosen, setIsChosen] = useDisclosure(isUsed)
  const isOpen = isHydrated && isChosen
  return (
    <details
      className="more scripted"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsChosen(currentTarget.open)
        if (currentTarget.open) onOpen()
      }}
    >
      <summary>More filters</summary>
      {isOpen && (
        <Suspense fallback={<p className="py-3 text-sm text-ink-3">Loading the filters…</p>}>
          {children()}
        </Suspense>
      )}
    </details>
  )
}

/** Country, region and, when opened, everything else. */
export function FilterPanel({
  id,
  search,
  typed,
  facets,
  total,
  countries,
  countryName,
  countMore,
  onOpenCountries,
  onOpenMore,
  onChange,
}: FilterPanelProps) {
  const isHydrated = useHydrated()
  const chosenRegion = search.region ?? ''
  const form = useEarlyPicks((picks) => {
    const region = String(picks.get('region') ?? '')
    if (region !== chosenRegion) onChange({ region: toRegion(region) })
  })

  return (
    <FilterSheet ref={form} id={id} action="/universities" total={total}>
      <Facet legend="Country">
        <CountryFilter
          chosen={search.country.map((code) => ({ code, name: countryName(code) }))}
          options={countries}
          anyCount={facets.anyCountry}
          limit={MAX_COUNTRIES}
          onOpen={onOpenCountries}
          onChange={(country) => onChange({ country })}
        />
      </Facet>
      <Facet legend="Region">
        <OptionList
          type="radio"
          name="region"
          options={[{ value: '', label: 'All Regions' }, ...REGIONS]}
          counts={[facets.anyRegion, ...facets.region]}
          chosen={[chosenRegion]}
          onToggle={(value) => onChange({ region: toRegion(value) })}
        />
      </Facet>
      {!isHydrated &&
        carriedParams(search, DRAWN).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <noscript>
        <a href={allFiltersHref(search)} className="btn my-3 w-full">
          More filters
        </a>
        <button className="btn btn-accent mb-3 w-full">Apply filters</button>
      </noscript>
      <More isUsed={usesMoreFilters(search)} onOpen={onOpenMore}>
        {() => <MoreFilters search={search} typed={typed} counts={countMore?.()} onChange={onChange} />}
      </More>
    </FilterSheet>
  )
}
