'use client'

import type { ReactNode } from 'react'
import { CountryFilter, type CountryOption } from '@/components/filters/country-filter'
import { OptionList } from '@/components/filters/option-list'
import { REGIONS } from '@/lib/places/regions'
import type { FacetCounts } from '@/lib/universities/facets'
import { MAX_COUNTRIES, type UniversitySearch } from '@/lib/universities/search-params'
import { MoreFilters } from './more-filters'

type FilterPanelProps = {
  id: string
  search: UniversitySearch
  /** The search with its ranges as they were typed. */
  typed: UniversitySearch
  facets: FacetCounts
  total: number
  countries: readonly CountryOption[] | null
  countryName: (code: string) => string
  onOpenCountries: () => void
  /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
  onChange: (change: Partial<UniversitySearch>, typing?: boolean) => void
}

const number = new Intl.NumberFormat('en')

function Facet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/**
 * The filters as a plain GET form. On a wide screen it is the rail beside the results; on a phone the same element
 * is a sheet that the Filters button opens, as a native popover, so it opens without script as well.
 */
export function FilterPanel({
  id,
  search,
  typed,
  facets,
  total,
  countries,
  countryName,
  onOpenCountries,
  onChange,
}: FilterPanelProps) {
  return (
    <form
      id={id}
      action="/universities"
      popover="auto"
      className="sheet"
      aria-label="Filters"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex items-center justify-between max-md:sticky max-md:top-0 max-md:bg-paper max-md:py-2">
        <h2 className="text-md">Filters</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="btn btn-small md:hidden"
        >
          Close
        </button>
      </div>
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
          chosen={[search.region ?? '']}
          onToggle={(value) =>
            onChange({ region: REGIONS.find((region) => region.value === value)?.value ?? null })
          }
        />
      </Facet>
      {search.compare.length > 0 && <input type="hidden" name="compare" value={search.compare.join(',')} />}
      <MoreFilters search={search} typed={typed} facets={facets} onChange={onChange} />
      <div className="sticky bottom-0 bg-paper py-3 md:hidden">
        <noscript>
          <button className="btn btn-accent w-full">Show results</button>
        </noscript>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="btn btn-accent scripted w-full"
        >
          Show {number.format(total)} {total === 1 ? 'result' : 'results'}
        </button>
      </div>
      <noscript>
        <button className="btn mt-4 w-full max-md:hidden">Apply filters</button>
      </noscript>
    </form>
  )
}
