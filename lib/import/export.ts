import { writeCsv } from '../text/write-csv'
import { fieldLabel, FIELDS, type Cells, type Field, type FieldKey } from './fields'
import type { AddedEntry } from './schema'
import { compact } from './stored'
import { toCells } from './to-cells'
import type { Checked } from './validate'

const COLUMNS = (FIELDS as readonly Field[]).filter(({ kind }) => kind !== 'dollars').map(({ key }) => key)

/** The columns that at least one row has a value for; name and country are always there. */
function usedColumns(rows: readonly Cells[], all: readonly FieldKey[]): FieldKey[] {
  return all.filter((key) => key === 'name' || key === 'country' || rows.some((cells) => cells[key]))
}

/** An empty file with the columns that can be imported. */
export function templateCsv(): string {
  return writeCsv([COLUMNS])
}

/** The added universities as a CSV file. Importing it gives the same universities. */
export function entriesToCsv(entries: readonly AddedEntry[]): string {
  const rows = entries.map(({ record }) => toCells(record))
  const columns = usedColumns(rows, COLUMNS)
  return writeCsv([columns, ...rows.map((cells) => columns.map((key) => cells[key] ?? ''))])
}

/** The added universities in the shape of university-data.json. */
export function entriesToJson(entries: readonly AddedEntry[], countryName: (code: string) => string): string {
  const records = entries.map(({ record }) => {
    const { name, ...rest } = record
    return compact({ name, country: countryName(record.countryCode), ...rest })
  })
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The refused rows with their lines and reasons. The visitor corrects the file and imports it again. */
export function refusedToCsv(rows: readonly Checked[]): string {
  const columns = usedColumns(
    rows.map(({ cells }) => cells),
    FIELDS.map(({ key }) => key),
  )
  const reasonOf = ({ problems }: Checked) =>
    problems.map(({ field, reason }) => (field ? `${fieldLabel(field)}: ${reason}` : reason)).join(' ')
  return writeCsv([
    ['line', 'reason', ...columns],
    ...rows.map((row) => [String(row.line), reasonOf(row), ...columns.map((key) => row.cells[key] ?? '')]),
  ])
}
