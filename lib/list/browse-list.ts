import { nearestNames } from './nearest-names'
import { paginate, type Pagination } from './paginate'
import { splitRows, type KeyedPredicate, type SplitRows } from './split-rows'

/** What to try when nothing was found: names the visitor may have meant, and filters whose removal helps. */
export type Suggestions<Key extends string> = {
  names: { id: string; name: string }[]
  drops: { key: Key; total: number }[]
}

export type ListResult<Row, Key extends string, Facets> = Pagination & {
  rows: Row[]
  facets: Facets
  suggestions: Suggestions<Key> | null
}

/** How one list answers a search. */
export type ListRules<Row, Search, Key extends string, Facets> = {
  pageSize: number
  sort: (rows: readonly Row[], search: Search) => readonly Row[]
  /** The tests that a search asks for, by filter. */
  predicatesOf: (search: Search) => readonly KeyedPredicate<Row, Key>[]
  /** `rows`: all of the list's. */
  countFacets: (split: SplitRows<Row>, search: Search, rows: readonly Row[]) => Facets
  /** `key` is the normalised name. */
  nameOf: (row: Row) => { id: string; name: string; key: string }
  /** Of names that are equally near, the first of these is offered first. */
  inNameOrder: (rows: readonly Row[]) => readonly Row[]
}

/** Sort, filter, count and cut to the page: what every list answers a search with, on the server and in the browser. */
export function browseList<Row, Search extends { search: string; page: number }, Key extends string, Facets>(
  rules: ListRules<Row, Search, Key, Facets>,
  rows: readonly Row[],
  search: Search,
): ListResult<Row, Key, Facets> {
  const predicates = rules.predicatesOf(search)
  const split = splitRows(rules.sort(rows, search), predicates)
  const { found, nearly } = split
  const suggest = (): Suggestions<Key> => {
    const drops = predicates
      .map(([key]) => ({ key, total: nearly.get(key)?.length ?? 0 }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
    const near = nearestNames(rules.inNameOrder(rows), search.search, (row) => rules.nameOf(row).key)
    return { names: near.map(rules.nameOf).map(({ id, name }) => ({ id, name })), drops }
  }

  const pagination = paginate(found.length, search.page, rules.pageSize)
  return {
    ...pagination,
    rows: found.slice(Math.max(0, pagination.from - 1), pagination.to),
    facets: rules.countFacets(split, search, rows),
    suggestions: found.length === 0 ? suggest() : null,
  }
}
