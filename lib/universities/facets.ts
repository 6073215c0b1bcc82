import { REGIONS } from '../places/regions'
import { countFacets as countEachFacet } from '../search/count-facets'
import { activePredicates } from './filter'
import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

/**
 * For each option of each facet, how many results the search would have with that option on.
 * Lists run parallel to the option tables; countries are keyed by code.
 */
export type FacetCounts = {
  /** With no region chosen. */
  anyRegion: number
  region: number[]
  /** With no country chosen. */
  anyCountry: number
  country: Record<string, number>
  programmes: number[]
  facilities: number[]
  size: number[]
  deadline: number[]
}

/** Counts every facet in one pass, with the predicates that the filter itself uses. */
export function countFacets(rows: readonly UniversityRow[], search: UniversitySearch): FacetCounts {
  const { region, country, programmes, facilities, size, deadline } = countEachFacet(
    rows,
    activePredicates(search),
    {
      region: {
        combine: 'exchange',
        chosen: search.region ? [search.region] : [],
        valuesOf: (row) => [row.region],
      },
      country: { combine: 'widen', chosen: search.country, valuesOf: (row) => [row.countryCode] },
      programmes: { combine: 'narrow', chosen: search.programmes, valuesOf: (row) => row.programmes },
      facilities: { combine: 'narrow', chosen: search.facilities, valuesOf: (row) => row.facilities },
      size: { combine: 'widen', chosen: search.size, valuesOf: (row) => (row.size ? [row.size] : []) },
      deadline: {
        combine: 'widen',
        chosen: search.deadline,
        valuesOf: (row) => (row.deadline ? [row.deadline] : []),
      },
    },
  )
  return {
    anyRegion: region.any,
    region: REGIONS.map(({ value }) => region.count(value)),
    anyCountry: country.any,
    country: Object.fromEntries(country.values().map((code) => [code, country.count(code)])),
    programmes: PROGRAMMES.map(({ value }) => programmes.count(value)),
    facilities: FACILITIES.map(({ value }) => facilities.count(value)),
    size: CAMPUS_SIZES.map(({ value }) => size.count(value)),
    deadline: DEADLINE_MONTHS.map(({ value }) => deadline.count(value)),
  }
}
