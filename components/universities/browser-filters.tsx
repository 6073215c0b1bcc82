'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { FILTER_FORM } from './element-ids'
import { FilterPanel } from './filter-panel'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

function Filters({ answer }: { answer: ServerAnswer }) {
  const { search, typed, change, view, countries, countryName } = useLocalBrowse(answer)
  return (
    <FilterPanel
      id={FILTER_FORM}
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
    <NuqsAdapter>
      <Filters answer={answer} />
    </NuqsAdapter>
  )
}
