import type { Route } from 'next'
import { createLoader, createSerializer, parseAsStringLiteral, type inferParserType } from 'nuqs/server'
import { countFacet, type Counts } from './count-facet'
import type { Filter, FilterChip, ListSearch, SearchValues } from './filter'
import { nearestNames } from './nearest-names'
import { onlyChanged } from './only-changed'
import { paginate, type Pagination } from './paginate'
import { parseAsBounded, values, type ParserMap } from './search-params'
import { splitRows, type KeyedPredicate } from './split-rows'
import type { Address, Entries, Given, Simplify, SortOption, ValuesOf } from './table'

/** What to try when a search found nothing: names the visitor may have meant, and filters whose removal helps. */
export type Suggestions = {
  names: { id: string; name: string }[]
  drops: { key: string; total: number }[]
}

/** The answer to a search but for its rows: what the server sends with the page. */
export type ListAnswer = Pagination & {
  /** By filter, for the filters that are in view at first. */
  counts: Readonly<Record<string, Counts>>
}

export type ListResult<Row> = ListAnswer & {
  rows: readonly Row[]
  /** Null where something was found. */
  suggestions: Suggestions | null
  /** Counts the options of any filter. Those of shut groups are counted here, when they are opened. */
  count: (key: string) => Counts
}

/** The part of a result that the server sends with the page. */
export function answerOf<Row>({ page, pages, from, to, total, counts }: ListResult<Row>): ListAnswer {
  return { page, pages, from, to, total, counts }
}

/** The options of a control that are counted even where they have no results. */
function optionsOf<Row>({ control }: Filter<Row>): readonly string[] | undefined {
  return 'options' in control && control.options ? control.options.map(({ value }) => value) : undefined
}

/** A result of `read` for each array and key, worked out once. */
function perArray<Row, Value>() {
  const kept = new WeakMap<readonly Row[], Map<string, Value>>()
  return (rows: readonly Row[], key: string, read: () => Value): Value => {
    const values = kept.get(rows) ?? new Map<string, Value>()
    kept.set(rows, values)
    if (!values.has(key)) values.set(key, read())
    return values.get(key) as Value
  }
}

const LAST_PAGE = 999

/**
 * A list from its table. Parsers, the canonical address, predicates, chips, counts, the names of filters to drop, the
 * form and the cases of the consistency tests follow from the table, so adding a filter is adding an entry.
 */
export function defineList<
  Row,
  Table extends Entries<Row>,
  const Sort extends string,
  First extends ParserMap = Record<never, never>,
  Last extends ParserMap = Record<never, never>,
>(given: Given<Row, Table, Sort, First, Last>) {
  type Search = Simplify<
    ListSearch & { sort: Sort } & ValuesOf<Table> & inferParserType<First> & inferParserType<Last>
  >
  const { path, id, pageSize, sorts, nameOf, rowsOf } = given
  const filters = Object.entries(given.filters).map(([key, entry]) => entry(key) as Filter<Row>)
  const defaultSort = sorts[0] as SortOption<Row>
  const params: ParserMap = {
    ...given.first,
    ...Object.assign({}, ...filters.map(({ parsers }) => parsers)),
    sort: parseAsStringLiteral(values(sorts)).withDefault(defaultSort.value as Sort),
    page: parseAsBounded({ min: 1, max: LAST_PAGE, step: 1 }).withDefault(1),
    ...given.last,
  }
  const load = createLoader(params)
  const write = createSerializer<ParserMap, Route, Route>(params)

  // The search is what these parsers read. TypeScript cannot follow the names of parameters through a table's keys.
  const asSearch = (search: SearchValues) => search as Search
  const asValues = (search: Partial<Search>) => search as SearchValues
  type LoaderInput = Awaited<Parameters<typeof load>[0]>
  const bare = load('') as SearchValues
  const address: Address = {
    bare,
    isBare: (search) => {
      const kept = Object.keys(params).filter((name) => !(name in (given.first ?? {})))
      return kept.every((name) => JSON.stringify(search[name]) === JSON.stringify(bare[name]))
    },
  }
  const toParams = (search: SearchValues) => given.toParams?.(search, address) ?? search
  const normalise = (read: SearchValues): Search => {
    const search = filters.reduce((rest, filter) => filter.normalise(rest), read)
    return asSearch(given.fromParams?.(search, address) ?? search)
  }
  const untouched = normalise(bare)

  const sortsOf = perArray<Row, readonly Row[]>()
  const listsOf = perArray<Row, readonly Row[]>()
  /** The list's own rows among those given, in the order of a sort. */
  const sortRows = (rows: readonly Row[], wanted: string, today: string) => {
    const sort = sorts.find(({ value }) => value === wanted) ?? defaultSort
    const own = rowsOf ? listsOf(rows, '', () => rowsOf(rows)) : rows
    return sortsOf(own, `${sort.value} ${today}`, () => sort.order(own, today))
  }
  const predicatesOf = (search: Search, today: string) =>
    filters.flatMap((filter): KeyedPredicate<Row>[] => {
      const test = filter.test(asValues(search), today)
      return test ? [[filter.key, test]] : []
    })

  const list = {
    path,
    pageSize,
    sorts,
    filters: filters as readonly Filter<Row>[],
    params,
    formId: `${id}-filters`,
    headingId: `${id}-results`,
    /** The search with nothing asked for. */
    untouched,
    normalise,

    /** The typed search of an address. Whatever is wrong in the address falls back to its default. */
    parse(input: LoaderInput): Search {
      return normalise(load(input) as SearchValues)
    },

    /** The canonical address of a search: fixed order, defaults left out. */
    href(search: Partial<Search>, at: Route = path): Route {
      return write(at, toParams(asValues(search)) as Parameters<typeof write>[1])
    },

    /** The query of that address, with its question mark; empty for the untouched search. */
    query(search: Partial<Search>): string {
      return list.href(search, '' as Route)
    },

    /** The parameters of a search, as they are written into the address. */
    toParams(search: Search): SearchValues {
      return toParams(asValues(search))
    },

    /** What the search asks for beyond nothing. */
    asked(search: Search): Partial<Search> {
      return onlyChanged(untouched, search)
    },

    /** The same search with a change, on its first page. */
    change(search: Search, change: SearchValues): Search {
      return { ...search, ...change, page: 1 }
    },

    /** The same search without one filter. */
    without(search: Search, key: string): Search {
      const own = filters.find((filter) => filter.key === key)?.parsers ?? {}
      const unset = Object.keys(own).map((name) => [name, untouched[name as keyof Search]])
      return { ...search, ...Object.fromEntries(unset), page: 1 }
    },

    /** "Clear Filters" keeps the sort and whatever is no filter. */
    cleared(search: Search): Search {
      return filters.reduce((rest, { key }) => list.without(rest, key), search)
    },

    /** Whether the search uses a filter that stands behind "More filters". */
    usesMore(search: Search): boolean {
      const asked = list.asked(search)
      return filters.some(
        ({ isMore, parsers }) => isMore && Object.keys(parsers).some((name) => name in asked),
      )
    },

    /** The active filters, in the order of the table: one chip for each chosen value, one for each range. */
    chips(search: Search, nameOf: (value: string) => string): FilterChip[] {
      return filters.flatMap((filter) => filter.chips(asValues(search), nameOf))
    },

    /** The rows that a search finds, sorted. `today` is an ISO date. */
    filter(rows: readonly Row[], search: Search, today = ''): readonly Row[] {
      return splitRows(sortRows(rows, search.sort, today), predicatesOf(search, today)).found
    },

    /** The one function that server and browser both answer a search with. `today` is an ISO date. */
    browse(rows: readonly Row[], search: Search, today = ''): ListResult<Row> {
      const predicates = predicatesOf(search, today)
      const split = splitRows(sortRows(rows, search.sort, today), predicates)
      const { found, nearly } = split

      const count = (key: string): Counts => {
        const filter = filters.find((entry) => entry.key === key)
        const facet = filter?.facet?.(asValues(search), today)
        return filter && facet ? countFacet(split, facet, optionsOf(filter)) : { any: 0, values: {} }
      }
      const suggest = (): Suggestions => {
        const drops = predicates
          .map(([key]) => ({ key, total: nearly.get(key)?.length ?? 0 }))
          .filter(({ total }) => total > 0)
          .sort((a, b) => b.total - a.total)
        const near = nearestNames(
          sortRows(rows, defaultSort.value, today),
          search.search,
          (row) => nameOf(row).key,
        )
        return { names: near.map(nameOf).map(({ id: own, name }) => ({ id: own, name })), drops }
      }

      const pagination = paginate(found.length, search.page, pageSize)
      return {
        ...pagination,
        rows: found.slice(Math.max(0, pagination.from - 1), pagination.to),
        counts: Object.fromEntries(filters.filter(isInView).map(({ key }) => [key, count(key)])),
        count,
        suggestions: found.length === 0 ? suggest() : null,
      }
    },
  }
  return list
}

/** Whether the options of a filter stand on the page before anything is opened. */
export function isInView<Row>({ isMore, facet, control }: Filter<Row>): boolean {
  return !isMore && facet !== null && control.kind !== 'countries'
}

/** A list as the components of every list see it: they need not know the names of its filters. */
export type List<Row> = {
  path: Route
  pageSize: number
  sorts: readonly SortOption<Row>[]
  filters: readonly Filter<Row>[]
  params: ParserMap
  formId: string
  headingId: string
  untouched: ListSearch
  normalise(search: SearchValues): ListSearch
  href(search: Partial<ListSearch>, at?: Route): Route
  toParams(search: ListSearch): SearchValues
  change(search: ListSearch, change: SearchValues): ListSearch
  without(search: ListSearch, key: string): ListSearch
  cleared(search: ListSearch): ListSearch
  usesMore(search: ListSearch): boolean
  chips(search: ListSearch, nameOf: (value: string) => string): FilterChip[]
  browse(rows: readonly Row[], search: ListSearch, today?: string): ListResult<Row>
}

/** The typed search of a list. */
export type SearchOf<Defined extends { untouched: ListSearch }> = Defined['untouched']
