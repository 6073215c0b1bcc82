import { nearestNames } from '../search/nearest-names'
import { paginate, type Pagination } from '../search/paginate'
import { countFacets, type FacetCounts } from './facets'
import { activePredicates, filterUniversities, withoutFilter, type FilterKey } from './filter'
import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'
import { sortUniversities } from './sort'

export const PAGE_SIZE = 9

/** What to try when nothing was found: names the visitor may have meant, and filters whose removal helps. */
export type Suggestions = {
  names: { id: string; name: string }[]
  drops: { key: FilterKey; total: number }[]
}

export type BrowseResult = Pagination & {
  rows: UniversityRow[]
  facets: FacetCounts
  suggestions: Suggestions | null
}

function suggest(rows: readonly UniversityRow[], search: UniversitySearch): Suggestions {
  const drops = activePredicates(search)
    .map(([key]) => ({ key, total: filterUniversities(rows, withoutFilter(search, key)).length }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
  const names = nearestNames(sortUniversities(rows, 'ranking'), search.search, (row) => row.nameKey).map(
    ({ id, name }) => ({ id, name }),
  )
  return { names, drops }
}

/** Sort, filter, count and cut to the page: the one function that server and browser both answer a search with. */
export function browseUniversities(rows: readonly UniversityRow[], search: UniversitySearch): BrowseResult {
  const found = filterUniversities(sortUniversities(rows, search.sort), search)
  const pagination = paginate(found.length, search.page, PAGE_SIZE)
  return {
    ...pagination,
    rows: found.slice(Math.max(0, pagination.from - 1), pagination.to),
    facets: countFacets(rows, search),
    suggestions: found.length === 0 ? suggest(rows, search) : null,
  }
}
