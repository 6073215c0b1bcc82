import { countAny, countFacet, countOptions } from '../../list/count-facet'
import type { SplitRows } from '../../list/split-rows'
import type { UniversityRow } from '../row'
import { NATIONS } from '../vocabulary'
import { cityNames, citySlug } from './cities'
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

/** Counts the facets of a list that the search has split. `rows`: all of the list's, for the names of cities without results. */
export function countUkFacets(
  split: SplitRows<UniversityRow>,
  search: UkSearch,
  rows: readonly UniversityRow[],
): UkFacets {
  const city = countFacet(split, {
    key: 'city',
    combine: 'exchange',
    chosen: search.city ? [search.city] : [],
    valuesOf: ({ location }) => [citySlug(location)].filter((slug) => slug !== null),
  })
  const nation = countFacet(split, {
    key: 'nation',
    combine: 'widen',
    chosen: search.nation,
    valuesOf: (row) => (row.nation ? [row.nation] : []),
  })
  return {
    anyCity: countAny(split, 'city'),
    cities: [...cityNames(rows)].map(([slug, name]) => [name, city.count(slug)]),
    nation: countOptions(nation, NATIONS),
  }
}
