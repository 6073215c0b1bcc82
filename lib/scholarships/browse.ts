import { nearestNames } from '../search/nearest-names'
import { paginate, type Pagination } from '../search/paginate'
import { countFacets, type FacetCounts } from './facets'
import { activePredicates, filterScholarships, withoutFilter, type FilterKey } from './filter'
import type { ScholarshipRow } from './row'
import type { ScholarshipSearch } from './search-params'
import { sortScholarships } from './sort'

export const PAGE_SIZE = 20

/** What to try when nothing was found: names the visitor may have meant, and filters whose removal helps. */
export type Suggestions = {
  names: { id: string; name: string }[]
  drops: { key: FilterKey; total: number }[]
}

export type BrowseResult = Pagination & {
  rows: ScholarshipRow[]
  facets: FacetCounts
  suggestions: Suggestions | null
}

function suggest(rows: readonly ScholarshipRow[], search: ScholarshipSearch, today: string): Suggestions {
  const drops = activePredicates(search, today)
    .map(([key]) => ({ key, total: filterScholarships(rows, withoutFilter(search, key), today).length }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
  const names = nearestNames(rows, search.search, (row) => row.nameKey).map(({ card: { id, name } }) => ({
    id,
    name,
  }))
  return { names, drops }
}

/**
 * Sort, filter, count and cut to the page: the one function that server and browser both answer a search with.
 * `today` is an ISO date.
 */
export function browseScholarships(
  rows: readonly ScholarshipRow[],
  search: ScholarshipSearch,
  today: string,
): BrowseResult {
  const found = filterScholarships(sortScholarships(rows, search.sort, today), search, today)
  const pagination = paginate(found.length, search.page, PAGE_SIZE)
  return {
    ...pagination,
    rows: found.slice(Math.max(0, pagination.from - 1), pagination.to),
    facets: countFacets(rows, search, today),
    suggestions: found.length === 0 ? suggest(rows, search, today) : null,
  }
}
