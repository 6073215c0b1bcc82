'use client'

import { useState } from 'react'
import { CountryFilter, type CountryOption } from '@/components/list/country-filter'
import { Facet } from '@/components/list/facet'
import { MAX_HOSTS, SEVERAL_COUNTRIES } from '@/lib/scholarships/search-params'
import { scholarshipCatalogue } from './catalogue-store'
import type { ServerAnswer, useLocalBrowse } from './use-local-browse'

type PlaceFiltersProps = { answer: ServerAnswer; browse: ReturnType<typeof useLocalBrowse> }

/** Where the award is used, and who the visitor is. The lists come with the catalogue, when one of them is opened. */
export function PlaceFilters({ answer, browse }: PlaceFiltersProps) {
  const { search, shown, today, catalogue, change, view, countryName } = browse
  const [isNationalityOpened, setIsNationalityOpened] = useState(false)
  const load = () => void scholarshipCatalogue.load(answer.version).catch(() => {})
  const hostCounts = catalogue?.browse(shown, today).facets.host
  const hosts: CountryOption[] | null =
    catalogue && hostCounts
      ? [
          ...catalogue.countries,
          { code: SEVERAL_COUNTRIES.value, name: SEVERAL_COUNTRIES.label, aliases: '' },
        ]
          .map((country) => ({ ...country, count: hostCounts[country.code] ?? 0 }))
          .filter(({ count }) => count > 0)
      : null
  const countOf = isNationalityOpened ? catalogue?.countNationalities(shown, today) : undefined
  const nationalities: CountryOption[] | null =
    catalogue && countOf
      ? catalogue.countries.map((country) => ({ ...country, count: countOf(country.code) }))
      : null
  const named = (code: string) => ({
    code,
    name: code === SEVERAL_COUNTRIES.value ? SEVERAL_COUNTRIES.label : countryName(code),
  })

  return (
    <>
      <Facet legend="My nationality">
        <CountryFilter
          name="nationality"
          label="My nationality"
          anyLabel="Any nationality"
          limit={1}
          chosen={search.nationality.map(named)}
          options={nationalities}
          anyCount={view.facets.anyNationality}
          onOpen={() => {
            setIsNationalityOpened(true)
            load()
          }}
          onChange={(nationality) => change({ nationality })}
        />
        <p>Leaves out awards whose rules exclude you.</p>
      </Facet>
      <Facet legend="Host country">
        <CountryFilter
          name="host"
          label="Host country"
          anyLabel="All countries"
          limit={MAX_HOSTS}
          chosen={search.host.map(named)}
          options={hosts}
          anyCount={view.facets.anyHost}
          onOpen={load}
          onChange={(host) => change({ host })}
        />
      </Facet>
    </>
  )
}
