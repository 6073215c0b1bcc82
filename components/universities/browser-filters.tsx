'use client'

import { useState } from 'react'
import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { SearchInAddress } from '@/components/list/search-in-address'
import type { CountryOption } from '@/components/list/country-filter'
import { FilterPanel } from './filter-panel'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'
import { WORLD_LIST } from './world-list'

function Filters({ answer }: { answer: ServerAnswer }) {
  const { search, typed, change, view, catalogue, opened, countryName } = useLocalBrowse(answer)
  const [isCountryOpened, setIsCountryOpened] = useState(false)
  // A search is answered, and counted, with the words of descriptions.
  const load = () => void loadCatalogue(answer.version, search.search ? 'text' : 'index').catch(() => {})
  const counts = isCountryOpened ? opened?.countries() : undefined
  const countries: CountryOption[] | null =
    catalogue && counts
      ? catalogue.countries
          .map((country) => ({ ...country, count: counts[country.code] ?? 0 }))
          .filter(({ code, count }) => count > 0 || search.country.includes(code))
      : null
  return (
    <FilterPanel
      id={WORLD_LIST.formId}
      search={search}
      typed={typed}
      facets={view.facets}
      total={view.total}
      countries={countries}
      countryName={countryName}
      countMore={opened?.more}
      onOpenCountries={() => {
        setIsCountryOpened(true)
        load()
      }}
      onOpenMore={load}
      onChange={change}
    />
  )
}

export function BrowserFilters({ answer }: { answer: ServerAnswer }) {
  return (
    <SearchInAddress list={WORLD_LIST}>
      <Filters answer={answer} />
    </SearchInAddress>
  )
}
