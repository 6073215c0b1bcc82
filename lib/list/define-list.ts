import type { Route } from 'next'
import { createLoader, createSerializer, parseAsStringLiteral, type inferParserType } from 'nuqs/server'
import { queryWords } from '../text/normalise-text'
import { countApart, type ListAnswer, type ListResult } from './answer'
import { countFacet, type Counts } from './count-facet'
import {
  isInView,
  optionsOf,
  type Filter,
  type FilterChip,
  type ListSearch,
  type SearchValues,
} from './filter'
import { searchTextOf } from './filter-parts'
import { keptParamsOf } from './kept-params'
import { namesOnce, nearestNames, type Named } from './nearest-names'
import { onlyChanged } from './only-changed'
import { onPage, paginate } from './paginate'
import { rowSorter, sortOf, unsortedOf } from './row-order'
import { perArray } from './per-array'
import type { RowsWith } from './rows-with'
import { parseAsBounded, values, type ParserMap } from './search-params'
import {
  dropsOf,
  foldRows,
  openKeys,
  splitPassing,
  splitRows,
  type FoldedRows,
  type KeyedPredicate,
  type SplitOptions,
} from './split-rows'
import { splitMeant, withTests, type Asked } from './text-meaning'
import { parseAsUnread } from './unread-words'
import type { ListAddress, Entries, Given, Simplify, SortOption, ValuesOf } from './table'

export { answerOf, type ListAnswer, type ListResult, type NotKnown, type Suggestions } from './answer'
export type { List } from './list-type'

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
  type AskedHere = Asked<Row, Search>
  const { path, id, pageSize, sorts, nameOf, rowsOf, isApart, foldedBy } = given
  const filters = Object.entries(given.filters).map(([key, entry]) => entry(key) as Filter<Row>)
  const defaultSort = sorts[0] as SortOption<Row>
  // The server has neither rows nor a profile of the visitor's own to count.
  const counted = filters.filter((filter) => isInView(filter) && !filter.isForOwn && !filter.isOnDevice)
  const params: ParserMap = {
    ...given.first,
    ...Object.assign({}, ...filters.map(({ parsers }) => parsers)),
    sort: parseAsStringLiteral(values(sorts)).withDefault(defaultSort.value as Sort),
    page: parseAsBounded({ min: 1, max: LAST_PAGE, step: 1 }).withDefault(1),
    unreported: parseAsBounded({ min: 0, max: LAST_PAGE, step: 1 }).withDefault(0),
    unread: parseAsUnread(
      filters.filter(({ control }) => control.kind === 'countries').map(({ key }) => key),
    ).withDefault(''),
    ...given.last,
  }
  const load = createLoader(params)
  const write = createSerializer<ParserMap, Route, Route>(params)

  // The search is what these parsers read. TypeScript cannot follow the names of parameters through a table's keys.
  const asSearch = (search: SearchValues) => search as Search
  const asValues = (search: Partial<Search>) => search as SearchValues
  const bare = load('') as SearchValues
  const address: ListAddress = {
    bare,
    isBare: (search) => Object.keys(onlyChanged(bare, search)).every((name) => name in (given.first ?? {})),
  }
  const keptParams = keptParamsOf(filters)
  const toParams = (search: SearchValues) => given.toParams?.(search, address) ?? search
  const normalise = (read: SearchValues): Search => {
    const search = filters.reduce((rest, filter) => filter.normalise(rest), read)
    return asSearch(given.fromParams?.(search, address) ?? search)
  }
  const untouched = normalise(bare)

  const filterOf = (key: string) => filters.find((filter) => filter.key === key)

  const sortRows = rowSorter(sorts, rowsOf)
  const keptNames = perArray<Row, readonly Named[]>()
  const namesOf = (sorted: readonly Row[]) => keptNames(sorted, '', () => namesOnce(sorted.map(nameOf)))
  const predicatesOf = ({ search, meaning }: AskedHere, today: string) => {
    const own = filters.map(({ key, test }) => [key, test(asValues(search), today)] as const)
    return withTests(
      own.filter((entry): entry is KeyedPredicate<Row> => entry[1] !== null),
      meaning?.tests,
    )
  }

  /** All rows, split by the search and the meaning of its text, each part sorted. */
  const splitAs = (
    rows: readonly Row[],
    asked: AskedHere,
    today: string,
    { rowsWith, ...options }: SplitOptions & { rowsWith?: RowsWith<Row> | undefined },
  ): FoldedRows<Row> => {
    const split = splitMeant(asked, asked.search.sort === defaultSort.value, (one) => {
      const sorted = sortRows(rows, asValues(one.search), today)
      const predicates = predicatesOf(one, today)
      const words = rowsWith ? queryWords(searchTextOf(asValues(one.search), 'search')) : []
      return rowsWith && words.length > 0
        ? splitPassing(sorted, rowsWith(sorted, words), predicates, 'search', options)
        : splitRows(sorted, predicates, options)
    })
    const isFolded = foldedBy?.(asValues(asked.search))
    return isFolded ? foldRows(split, isFolded) : { ...split, folded: [] }
  }

  const list = {
    id,
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
    parse(input: Awaited<Parameters<typeof load>[0]>): Search {
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
    toParams: (search: Search): SearchValues => toParams(asValues(search)),

    /** The search's deviations from the empty search. */
    asked(search: Search): Partial<Search> {
      return onlyChanged(untouched, search)
    },

    /** The same search with a change, on its first page, with what is not known folded. */
    change(search: Search, change: SearchValues): Search {
      return { ...search, ...change, page: 1, unreported: 0, unread: '' }
    },

    /** Whether the order of a search depends on the day. */
    readsDay: (search: SearchValues): boolean => sortOf<Row>(sorts, search).readsDay === true,

    /** The same search on the pages that there are. */
    settle(search: Search, { page, notKnown }: Pick<ListAnswer, 'page' | 'notKnown'>): Search {
      return { ...search, page, unreported: search.unreported && (notKnown?.page ?? 0) }
    },

    /** The search that has the same answer and names no choice that means the same as none. */
    plain(search: Search): Search {
      const named = filters.filter((filter) => isFirstChoice(filter, asValues(search)))
      return { ...search, ...Object.fromEntries(named.map(({ key }) => [key, null])) }
    },

    /** Whether two searches have the same answer. */
    isSame: (one: Search, other: Search): boolean =>
      list.href(list.plain(one)) === list.href(list.plain(other)),

    /** The same search without one filter. */
    without(search: Search, key: string): Search {
      const { parsers = {}, kept } = filterOf(key) ?? {}
      const own = Object.keys(parsers).filter((name) => !kept?.[name])
      const unset = own.map((name) => [name, untouched[name as keyof Search]])
      return list.change(search, Object.fromEntries(unset))
    },

    /** "Clear Filters" keeps the sort, the choices and all parameters that are no filters. */
    cleared(search: Search): Search {
      const active = filters.filter(({ control }) => control.kind !== 'choice')
      return active.reduce((rest, { key }) => list.without(rest, key), search)
    },

    readKept: keptParams.read,
    keep: keptParams.keep,

    /** The same, of parameters that the search does not set itself. */
    kept(search: Search): SearchValues {
      const asked = list.asked(search)
      const found = Object.entries(list.readKept())
      return Object.fromEntries(found.filter(([name, value]) => !(name in asked) && value !== bare[name]))
    },

    /** Whether the search uses a filter behind "More filters". */
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

    /**
     * The rows that a search finds and those that may match, sorted. `today` is an ISO date. It counts no options, so it
     * gathers nothing of what one filter alone keeps out.
     */
    split(
      rows: readonly Row[],
      asked: AskedHere,
      today = '',
      rowsWith?: RowsWith<Row>,
    ): Pick<FoldedRows<Row>, 'found' | 'unknown' | 'folded' | 'also'> {
      return splitAs(rows, asked, today, { keepsNearly: false, rowsWith })
    },

    /** The rows that a search finds, sorted. `today` is an ISO date. */
    filter: (rows: readonly Row[], asked: AskedHere, today = '') => list.split(rows, asked, today).found,

    /**
     * The one function that server and browser both answer a search with. `today` is an ISO date.
     * @param rowsWith finds the rows with the words of the text; without it each row is asked for them
     */
    browse(rows: readonly Row[], asked: AskedHere, today = '', rowsWith?: RowsWith<Row>): ListResult<Row> {
      const { search } = asked
      const split = splitAs(rows, asked, today, { rowsWith })
      const { found, unknown, also, folded } = split

      const count = (key: string): Counts => {
        const filter = filterOf(key)
        const facet = filter?.facet?.(asValues(search), today)
        return filter && facet ? countFacet(split, facet, optionsOf(filter)) : { any: 0, values: {} }
      }
      const unsorted = unsortedOf<Row>(sorts, found.slice(0, found.length - also), asValues(search), today)
      const apart = isApart && countApart(found, isApart, (row) => nameOf(row).id)
      const pagination = paginate(found.length, search.page, pageSize)
      // "Stanford MBA": the one university that is named is no reason for a click.
      const isAnswer = asked.meaning && found.length === 0 && unknown.length <= pageSize
      const closed = search.unreported === 0 && !isAnswer && { page: 0, from: 0, to: 0 }
      const rest = { ...paginate(unknown.length, search.unreported, pageSize), ...closed }
      return {
        ...pagination,
        rows: onPage(found, pagination),
        notKnownRows: onPage(unknown, rest),
        folded,
        ...(unknown.length > 0 && { notKnown: { ...rest, keys: openKeys(split) } }),
        ...(apart && { apart }),
        ...(also > 0 && { also }),
        ...(unsorted && { unsorted }),
        counts: Object.fromEntries(counted.map(({ key }) => [key, count(key)])),
        count,
        suggestions:
          found.length > 0
            ? null
            : {
                names: asked.meaning?.isSpeltRight
                  ? []
                  : nearestNames(namesOf(sortRows(rows, bare, today)), search.search),
                // A choice leaves out no row, so nothing is found by dropping it.
                drops: dropsOf(split).filter(({ key }) => filterOf(key)?.drop),
              },
      }
    },
  }
  return list
}

const isFirstChoice = <Row>({ key, control }: Filter<Row>, search: SearchValues): boolean =>
  control.kind === 'choice' && search[key] === control.options[0]?.value

/** The typed search of a list. */
export type SearchOf<Defined extends { untouched: ListSearch }> = Defined['untouched']
