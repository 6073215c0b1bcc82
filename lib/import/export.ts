import { writeCsv } from '../text/write-csv'
import { fieldLabel, IMPORT_FIELDS, type Cells, type FieldKey } from './fields'
import type { Further } from './further-columns'
import type { AddedEntry, AddedRecord } from './schema'
import { compact } from './stored-entries'
import { toCells } from './flatten'
import type { Checked } from './validate'

const COLUMNS = IMPORT_FIELDS.filter(({ kind }) => kind !== 'dollars').map(({ key }) => key)

/** An empty file with the columns that can be imported. */
export function templateCsv(): string {
  return writeCsv([COLUMNS])
}

type Row = { cells: Cells; further?: Further; first?: readonly string[]; last?: readonly string[] }

/** Rows by the columns that are used, with what else their files say, between texts of their own. */
function writeRows(
  rows: readonly Row[],
  all: readonly FieldKey[],
  first: string[],
  last: string[] = [],
): string {
  const columns = all.filter(
    (key) => key === 'name' || key === 'country' || rows.some(({ cells }) => cells[key]),
  )
  const more = [...new Set(rows.flatMap(({ further = [] }) => further.map(([heading]) => heading)))]
  const lines = rows.map(({ cells, further, ...row }) => {
    const texts = new Map(further)
    const own = [...columns.map((key) => cells[key] ?? ''), ...more.map((name) => texts.get(name) ?? '')]
    return [...(row.first ?? []), ...own, ...(row.last ?? [])]
  })
  return writeCsv([[...first, ...columns, ...more, ...last], ...lines])
}

/** The added universities as a CSV file. Importing it gives the same universities. */
export function entriesToCsv(entries: readonly AddedEntry[]): string {
  const isRead = entries.some(({ provenance }) => provenance)
  const rows = entries.map(({ record, provenance, further }): Row => {
    const read = isRead ? [provenance ? JSON.stringify(provenance) : ''] : []
    return { cells: toCells(record), further, last: read }
  })
  return writeRows(rows, COLUMNS, [], isRead ? ['provenance'] : [])
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
  const reasonOf = ({ problems }: Checked) =>
    problems.map(({ field, reason }) => (field ? `${fieldLabel(field)}: ${reason}` : reason)).join(' ')
  const all = rows.map((row): Row => ({ ...row, first: [String(row.line), reasonOf(row)] }))
  return writeRows(
    all,
    IMPORT_FIELDS.map(({ key }) => key),
    ['line', 'reason'],
  )
}
