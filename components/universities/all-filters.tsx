'use client'

import { useState } from 'react'
import { OptionList } from '@/components/list/option-list'
import { REGIONS } from '@/lib/places/regions'
import type { FacetCounts, MoreCounts } from '@/lib/universities/facets'
import { SORTS, type UniversitySearch } from '@/lib/universities/search-params'
import { MoreFilters } from './more-filters'

type AllFiltersProps = {
  search: UniversitySearch
  facets: FacetCounts
  more: MoreCounts
  countries: string[]
}

/** Every filter as one plain form that is sent to the list. */
export function AllFilters({ search: asked, facets, more, countries }: AllFiltersProps) {
  const [search, setSearch] = useState(asked)
  const change = (next: Partial<UniversitySearch>) => setSearch({ ...search, ...next })
  return (
    <form action="/universities" aria-label="All filters">
      <label className="field">
        <span className="text-sm text-ink-3">Search</span>
        <input type="search" name="search" defaultValue={asked.search} maxLength={80} />
      </label>
      <label className="field mt-3">
        <span className="text-sm text-ink-3">Country</span>
        <input name="country" defaultValue={countries.join(',')} placeholder="All Countries" />
      </label>
      <label className="field mt-3 mb-3">
        <span className="text-sm text-ink-3">Sort</span>
        <select name="sort" defaultValue={asked.sort}>
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="facet">
        <legend>Region</legend>
        <OptionList
          type="radio"
          name="region"
          options={[{ value: '', label: 'All Regions' }, ...REGIONS]}
          counts={[facets.anyRegion, ...facets.region]}
          chosen={[search.region ?? '']}
          onToggle={(value) =>
            change({ region: REGIONS.find((region) => region.value === value)?.value ?? null })
          }
        />
      </fieldset>
      <div className="more">
        <MoreFilters search={search} typed={search} counts={more} onChange={change} />
      </div>
      {asked.compare.length > 0 && <input type="hidden" name="compare" value={asked.compare.join(',')} />}
      <button className="btn btn-accent mt-6 w-full">Show results</button>
    </form>
  )
}
