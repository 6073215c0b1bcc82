'use client'

import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { SearchInAddress } from '@/components/catalogue/search-in-address'
import { FilterPanel } from './filter-panel'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'
import { WORLD_LIST } from './world-list'

function Filters({ answer }: { answer: ServerAnswer }) {
  const { search, typed, change, view, countries, countryName } = useLocalBrowse(answer)
  return (
    <FilterPanel
      id={WORLD_LIST.formId}
      search={search}
      typed={typed}
      facets={view.facets}
      total={view.total}
      countries={countries}
      countryName={countryName}
      onOpenCountries={() => void loadCatalogue(answer.version, 'index').catch(() => {})}
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
