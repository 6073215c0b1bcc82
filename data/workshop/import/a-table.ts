import type { Table } from './dataset'

/** A publisher's table from its rows. A column that a row leaves out is empty there. */
export function aTable(name: string, rows: readonly Record<string, string>[]): Table {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return {
    name,
    rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? '']))),
  }
}
