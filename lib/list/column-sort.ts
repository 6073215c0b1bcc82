export type Direction = 'ascending' | 'descending'

/** The order of a table: one of its columns, upward or downward. */
export type ColumnSort<Key extends string> = { key: Key; direction: Direction }

type SortedColumn<Key extends string> = { key: Key; first: Direction }

export const opposite = (direction: Direction): Direction =>
  direction === 'ascending' ? 'descending' : 'ascending'

/** The order after a press on a column's button: its first order, or the other one if it has that already. */
export function nextSort<Key extends string>(
  columns: readonly SortedColumn<Key>[],
  sort: ColumnSort<Key>,
  key: Key,
): ColumnSort<Key> {
  const first = columns.find((column) => column.key === key)?.first ?? 'ascending'
  if (sort.key !== key || sort.direction !== first) return { key, direction: first }
  return { key, direction: opposite(first) }
}

type Value = number | string | null

/** Compares two values of a column; 0 for equal ones. Unknown values come last in both directions. */
export function compareValues(left: Value, right: Value, direction: Direction): number {
  if (left === right) return 0
  if (left === null || right === null) return left === null ? 1 : -1
  const order = typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right), 'en')
  return direction === 'ascending' ? order : -order
}
