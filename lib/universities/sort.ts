import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'

type Compare = (a: UniversityRow, b: UniversityRow) => number

const byName: Compare = (a, b) =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.id < b.id ? -1 : 1

/** Unknown figures come last whichever way the rest runs. */
const byFigure =
  (read: (row: UniversityRow) => number | null, direction: 1 | -1): Compare =>
  (a, b) => {
    const left = read(a)
    const right = read(b)
    if (left === right) return byName(a, b)
    if (left === null) return 1
    if (right === null) return -1
    return (left - right) * direction
  }

const byRank = byFigure((row) => row.rank, 1)

const COMPARE: Record<UniversitySearch['sort'], Compare> = {
  ranking: (a, b) => Number(b.isFull) - Number(a.isFull) || byRank(a, b),
  name: byName,
  country: (a, b) => a.countryOrder - b.countryOrder || byName(a, b),
  acceptance: byFigure((row) => row.acceptance, 1),
  students: byFigure((row) => row.students, -1),
}

const sorted = new WeakMap<
  readonly UniversityRow[],
  Map<UniversitySearch['sort'], readonly UniversityRow[]>
>()

/**
 * A sorted copy. Under the default sort full records come before basic ones, then world ranking decides.
 * Each order of the same array is worked out once and kept: filtering a sorted list leaves it sorted.
 */
export function sortUniversities(
  rows: readonly UniversityRow[],
  sort: UniversitySearch['sort'],
): readonly UniversityRow[] {
  const orders = sorted.get(rows) ?? new Map<UniversitySearch['sort'], readonly UniversityRow[]>()
  sorted.set(rows, orders)
  const order = orders.get(sort) ?? [...rows].sort(COMPARE[sort])
  orders.set(sort, order)
  return order
}
