import { cellOf, type Table } from '../dataset'

/**
 * The town of each row, where its university teaches in several: of one that has a single town the record says it.
 * @param write a town as it is shown, from how the source writes it; null where it names several or none
 */
export function townReader(
  table: Table,
  column: string,
  write: (town: string) => string | null,
): (row: Table['rows'][number]) => string | null {
  const towns = new Map<string, Set<string>>()
  for (const row of table.rows) {
    const id = cellOf(row, 'id')
    towns.set(id, (towns.get(id) ?? new Set()).add(cellOf(row, column)))
  }
  return (row) => ((towns.get(cellOf(row, 'id'))?.size ?? 0) > 1 ? write(cellOf(row, column)) : null)
}
