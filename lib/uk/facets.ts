import { countFacets } from '../search/count-facets'
import type { UniversityRow } from '../universities/row'
import { NATIONS } from '../universities/vocabulary'
import { cityNames, citySlug } from './cities'
import { activePredicates } from './filter'
import type { UkSearch } from './search-params'

/** How many results the search would have with each option on. */
export type UkFacets = {
  /** With no city chosen. */
  anyCity: number
  /** Every city of the rows, by name. */
  cities: [name: string, count: number][]
  /** Parallel to `NATIONS`. */
  nation: number[]
}

/** Counts every facet in one pass, with the predicates that the filter itself uses. */
export function countUkFacets(rows: readonly UniversityRow[], search: UkSearch): UkFacets {
  const { city, nation } = countFacets(rows, activePredicates(search), {
    city: {
      combine: 'exchange',
      chosen: search.city ? [search.city] : [],
      valuesOf: ({ location }) => [citySlug(location)].filter((slug) => slug !== null),
    },
    nation: {
      combine: 'widen',
      chosen: search.nation,
      valuesOf: (row) => (row.nation ? [row.nation] : []),
    },
  })
  return {
    anyCity: city.any,
    cities: [...cityNames(rows)].map(([slug, name]) => [name, city.count(slug)]),
    nation: NATIONS.map(({ value }) => nation.count(value)),
  }
}
