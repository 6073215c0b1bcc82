import { browseList, type ListResult, type ListRules, type Suggestions } from '../../list/browse-list'
import type { UniversityRow } from '../row'
import { countUkFacets, type UkFacets } from './facets'
import { activePredicates, type FilterKey } from './filter'
import type { UkSearch } from './search-params'
import { sortByRank } from './sort'

export const PAGE_SIZE = 12

export type UkSuggestions = Suggestions<FilterKey>
export type UkResult = ListResult<UniversityRow, FilterKey, UkFacets>

const RULES: ListRules<UniversityRow, UkSearch, FilterKey, UkFacets> = {
  pageSize: PAGE_SIZE,
  sort: (rows, { sort }) => sortByRank(rows, sort),
  predicatesOf: activePredicates,
  countFacets: countUkFacets,
  nameOf: ({ id, name, nameKey }) => ({ id, name, key: nameKey }),
  inNameOrder: (rows) => sortByRank(rows, 'best'),
}

/** The universities of the United Kingdom among all the world's. */
export function ofTheUk(rows: readonly UniversityRow[]): UniversityRow[] {
  return rows.filter(({ countryCode }) => countryCode === 'gb')
}

/** The one function that server and browser both answer a search of the UK portal with, from the rows of the world. */
export function browseUk(rows: readonly UniversityRow[], search: UkSearch): UkResult {
  return browseList(RULES, ofTheUk(rows), search)
}
