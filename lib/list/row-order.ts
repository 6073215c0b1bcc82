import type { Unsorted } from './answer'
import type { SearchValues } from './filter'
import { perArray } from './per-array'
import type { SortOption } from './table'

/** The sort of a search; the first where it names none. */
export const sortOf = <Row>(sorts: readonly SortOption<Row>[], search: SearchValues): SortOption<Row> =>
  sorts.find(({ value }) => value === search.sort) ?? (sorts[0] as SortOption<Row>)

/** How many of the rows, in the order of a search, do not report what orders them; null where all do. */
export function unsortedOf<Row>(
  sorts: readonly SortOption<Row>[],
  rows: readonly Row[],
  search: SearchValues,
  today: string,
): Unsorted | null {
  const { figure } = sortOf(sorts, search)
  const total = figure ? rows.filter((row) => figure.read(row, today, search) === null).length : 0
  return figure && total > 0 ? { total, by: figure.name } : null
}

/**
 * Puts rows in the order of a search's sort; the first sort is that of a search without one. Each order is worked out
 * once for the same rows.
 * @param rowsOf the list's own among the rows given
 */
export function rowSorter<Row>(
  sorts: readonly SortOption<Row>[],
  rowsOf?: (rows: readonly Row[]) => readonly Row[],
) {
  const sortsOf = perArray<Row, readonly Row[]>()
  const listsOf = perArray<Row, readonly Row[]>()
  return (rows: readonly Row[], search: SearchValues, today: string): readonly Row[] => {
    const sort = sortOf(sorts, search)
    const own = rowsOf ? listsOf(rows, '', () => rowsOf(rows)) : rows
    const key = [sort.value, sort.reads && String(search[sort.reads])].join(' ')
    return sortsOf(own, key, () => sort.order(own, today, search), sort.readsDay ? today : '')
  }
}
