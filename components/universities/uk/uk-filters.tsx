'use client'

import { SearchInAddress } from '@/components/list/search-in-address'
import { CheckList } from '@/components/list/check-list'
import { Facet } from '@/components/list/facet'
import { FilterSheet } from '@/components/list/filter-sheet'
import { OptionSelect } from '@/components/list/option-select'
import { useEarlyPicks } from '@/components/list/use-early-picks'
import type { UkMap } from '@/lib/universities/uk/city-map'
import { NATIONS } from '@/lib/universities/vocabulary'
import { CityMap } from './city-map'
import { NationNotes } from './nation-notes'
import { UK_LIST } from './uk-list'
import { useUkBrowse, type UkAnswer } from './use-uk-browse'

type UkFiltersProps = { answer: UkAnswer; map: UkMap }

function Filters({ answer, map }: UkFiltersProps) {
  const { search, change, view, cities } = useUkBrowse(answer)
  const form = useEarlyPicks((picks) => {
    const city = String(picks.get('city') ?? '') || null
    const nation = NATIONS.map(({ value }) => value).filter((value) => picks.getAll('nation').includes(value))
    if (city !== search.city || nation.join() !== search.nation.join()) change({ city, nation })
  })

  return (
    <FilterSheet ref={form} id={UK_LIST.formId} action="/uk-universities" total={view.total}>
      <Facet legend="City">
        <OptionSelect
          name="city"
          label="City"
          any={{ label: 'All Cities', count: view.facets.anyCity }}
          options={cities}
          chosen={search.city}
          onChoose={(city) => change({ city })}
        />
        <CityMap
          map={map}
          counts={view.facets.cities}
          chosen={search.city}
          resultsId={UK_LIST.headingId}
          hrefOf={(city) => UK_LIST.hrefOf({ ...search, city, page: 1 })}
          onChoose={(city) => change({ city })}
        />
      </Facet>
      <Facet legend="Nation">
        <CheckList
          name="nation"
          options={NATIONS}
          counts={view.facets.nation}
          chosen={search.nation}
          onChange={(nation) => change({ nation })}
        />
        <NationNotes />
      </Facet>
      <noscript>
        <button className="btn btn-accent mb-3 w-full">Apply filters</button>
      </noscript>
    </FilterSheet>
  )
}

/** City, as a list and as a map, and nation. */
export function UkFilters(props: UkFiltersProps) {
  return (
    <SearchInAddress list={UK_LIST}>
      <Filters {...props} />
    </SearchInAddress>
  )
}
