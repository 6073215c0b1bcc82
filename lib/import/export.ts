import { writeCsv } from '../text/write-csv'
import { fieldLabel, FIELDS, type Cells, type FieldKey } from './fields'
import type { AddedEntry } from './schema'
import { compact } from './stored'
import { toCells } from './flatten'
import type { Checked } from './validate'

const COLUMNS = FIELDS.filter(({ kind }) => kind !== 'dollars').map(({ key }) => key)

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
  const rows = entries.map(({ record, provenance }) => ({ cells: toCells(record), provenance }))
  const columns = usedColumns(
    rows.map(({ cells }) => cells),
    COLUMNS,
  )
  const isRead = rows.some(({ provenance }) => provenance)
  return writeCsv([
    isRead ? [...columns, 'provenance'] : columns,
    ...rows.map(({ cells, provenance }) => {
      const texts = columns.map((key) => cells[key] ?? '')
      return isRead ? [...texts, provenance ? JSON.stringify(provenance) : ''] : texts
    }),
  ])
}

/** The added universities in the shape of university-data.json. */
export function entriesToJson(entries: readonly AddedEntry[], countryName: (code: string) => string): string {
  const records = entries.map(({ record: { name, ...rest }, provenance = [] }) =>
    compact({ name, country: countryName(rest.countryCode), ...rest, provenance }),
  )
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The rows with problems, each with its line and the reasons. The visitor corrects the file and imports it again. */
export function faultsToCsv(rows: readonly Checked[]): string {
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
