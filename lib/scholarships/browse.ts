import { browseList, type ListResult, type ListRules, type Suggestions as Hints } from '../list/browse-list'
import { countFacets, type FacetCounts } from './facets'
import { activePredicates, type FilterKey } from './filter'
import type { ScholarshipRow } from './row'
import type { ScholarshipSearch } from './search-params'
import { sortScholarships } from './sort'

export const PAGE_SIZE = 20

export type Suggestions = Hints<FilterKey>
export type BrowseResult = ListResult<ScholarshipRow, FilterKey, FacetCounts>

const rulesOn = (today: string): ListRules<ScholarshipRow, ScholarshipSearch, FilterKey, FacetCounts> => ({
  pageSize: PAGE_SIZE,
  sort: (rows, { sort }) => sortScholarships(rows, sort, today),
  predicatesOf: (search) => activePredicates(search, today),
  countFacets: (split, search) => countFacets(split, search, today),
  nameOf: ({ card: { id, name }, nameKey }) => ({ id, name, key: nameKey }),
  inNameOrder: (rows) => rows,
})

/** The one function that server and browser both answer a search of scholarships with. `today` is an ISO date. */
export function browseScholarships(
  rows: readonly ScholarshipRow[],
  search: ScholarshipSearch,
  today: string,
): BrowseResult {
  return browseList(rulesOn(today), rows, search)
}
