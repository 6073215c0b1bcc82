import { NATIONS } from '../vocabulary'
import { withoutFilter } from './filter'
import type { UkSearch } from './search-params'

/** An active filter as the visitor sees it, and the search that is left when it is removed. */
export type Chip = { key: string; label: string; without: UkSearch }

/** The chips of a search, in a fixed order. `cityName` gives the name for a city's slug. */
export function activeFilters(search: UkSearch, cityName: (slug: string) => string): Chip[] {
  const nations = NATIONS.filter(({ value }) => search.nation.includes(value))
  return [
    ...(search.search
      ? [{ key: 'search', label: `“${search.search}”`, without: withoutFilter(search, 'search') }]
      : []),
    ...(search.city
      ? [{ key: 'city', label: cityName(search.city), without: withoutFilter(search, 'city') }]
      : []),
    ...nations.map(({ value, label }) => ({
      key: `nation-${value}`,
      label,
      without: { ...search, nation: search.nation.filter((other) => other !== value), page: 1 },
    })),
  ]
}
