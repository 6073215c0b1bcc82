import { queryWords } from '../../text/normalise-text'
import type { UniversityRow } from '../row'
import { citySlug } from './cities'
import type { UkSearch } from './search-params'

export type Predicate = (row: UniversityRow) => boolean

/** One entry a filter: from the typed search to a test on a row, or null when the filter is not set. Nations widen. */
export const FILTERS = {
  /** Name, place, programmes and other names; not the description. */
  search: ({ search }) => {
    const words = queryWords(search)
    return words.length > 0 ? ({ text }) => words.every((word) => text.includes(word)) : null
  },
  city: ({ city }) => (city ? ({ location }) => citySlug(location) === city : null),
  nation: ({ nation: chosen }) =>
    chosen.length > 0 ? ({ nation }) => nation !== null && chosen.includes(nation) : null,
} as const satisfies Record<string, (search: UkSearch) => Predicate | null>

export type FilterKey = keyof typeof FILTERS

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** The tests that a search asks for, by filter. */
export function activePredicates(search: UkSearch): [FilterKey, Predicate][] {
  return FILTER_KEYS.flatMap((key): [FilterKey, Predicate][] => {
    const predicate = FILTERS[key](search)
    return predicate ? [[key, predicate]] : []
  })
}

const UNSET = { search: '', city: null, nation: [] } satisfies Pick<UkSearch, FilterKey>

/** The same search without one filter. */
export function withoutFilter(search: UkSearch, key: FilterKey): UkSearch {
  return { ...search, [key]: UNSET[key], page: 1 }
}

/** "Clear Filters" and "Clear Search" keep nothing but the sort. */
export function withoutFilters(search: UkSearch): UkSearch {
  return { ...search, ...UNSET, page: 1 }
}
