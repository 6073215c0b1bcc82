import { browseList, type ListResult, type ListRules, type Suggestions as Hints } from '../list/browse-list'
import { countFacets, type FacetCounts } from './facets'
import { activePredicates, type FilterKey } from './filter'
import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'
import { sortUniversities } from './sort'

export const PAGE_SIZE = 9

export type Suggestions = Hints<FilterKey>
export type BrowseResult = ListResult<UniversityRow, FilterKey, FacetCounts>

const RULES: ListRules<UniversityRow, UniversitySearch, FilterKey, FacetCounts> = {
  pageSize: PAGE_SIZE,
  sort: (rows, { sort }) => sortUniversities(rows, sort),
  predicatesOf: activePredicates,
  countFacets,
  nameOf: ({ id, name, nameKey }) => ({ id, name, key: nameKey }),
  inNameOrder: (rows) => sortUniversities(rows, 'ranking'),
}

/** The one function that server and browser both answer a search of the world's universities with. */
export function browseUniversities(rows: readonly UniversityRow[], search: UniversitySearch): BrowseResult {
  return browseList(RULES, rows, search)
}
