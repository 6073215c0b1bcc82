import { writeCsv } from '../text/write-csv'
import { fieldLabel, IMPORT_FIELDS, type Cells, type FieldKey } from './fields'
import type { AddedEntry, AddedRecord } from './schema'
import { compact } from './stored-entries'
import { toCells } from './flatten'
import type { Checked } from './validate'

const COLUMNS = IMPORT_FIELDS.filter(({ kind }) => kind !== 'dollars').map(({ key }) => key)

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
  const rows = entries.map(({ record, provenance, further }) => ({
    cells: toCells(record),
    provenance,
    further: new Map(further),
  }))
  const more = [...new Set(rows.flatMap(({ further }) => [...further.keys()]))]
  const columns = usedColumns(
    rows.map(({ cells }) => cells),
    COLUMNS,
  )
  const isRead = rows.some(({ provenance }) => provenance)
  return writeCsv([
    [...columns, ...more, ...(isRead ? ['provenance'] : [])],
    ...rows.map(({ cells, provenance, further }) => {
      const texts = [
        ...columns.map((key) => cells[key] ?? ''),
        ...more.map((name) => further.get(name) ?? ''),
      ]
      return isRead ? [...texts, provenance ? JSON.stringify(provenance) : ''] : texts
    }),
  ])
}

/** A per cent below one has its sign, because 0.7 may mean 70%. */
function withSigns({ acceptanceRate, internationalPercent, ...rest }: Omit<AddedRecord, 'name'>) {
  const signed = (value: number | null) => (value !== null && value > 0 && value < 1 ? `${value}%` : value)
  return {
    ...rest,
    acceptanceRate: signed(acceptanceRate),
    internationalPercent: signed(internationalPercent),
  }
}

/** The added universities in the shape of university-data.json. */
export function entriesToJson(entries: readonly AddedEntry[], countryName: (code: string) => string): string {
  const records = entries.map(({ record: { name, ...rest }, provenance = [], further = [] }) =>
    compact({
      name,
      country: countryName(rest.countryCode),
      ...withSigns(rest),
      provenance,
      further: Object.fromEntries(further),
    }),
  )
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The rows with problems, each with its line and the reasons. The visitor corrects the file and imports it again. */
export function faultsToCsv(rows: readonly Checked[]): string {
  const columns = usedColumns(
    rows.map(({ cells }) => cells),
    IMPORT_FIELDS.map(({ key }) => key),
  )
  const furthers = rows.map(({ further }) => new Map(further))
  const more = [...new Set(furthers.flatMap((further) => [...further.keys()]))]
  const reasonOf = ({ problems }: Checked) =>
    problems.map(({ field, reason }) => (field ? `${fieldLabel(field)}: ${reason}` : reason)).join(' ')
  return writeCsv([
    ['line', 'reason', ...columns, ...more],
    ...rows.map((row, at) => [
      String(row.line),
      reasonOf(row),
      ...columns.map((key) => row.cells[key] ?? ''),
      ...more.map((name) => furthers[at]?.get(name) ?? ''),
    ]),
  ])
}
