import { fieldLabel, FIELDS, type Cells, type Field, type FieldKey } from './fields'
import type { AddedEntry } from './schema'
import { compact } from './stored'
import { toCells } from './to-cells'
import type { Checked } from './validate'

/** A spreadsheet would run a cell that begins like this; the apostrophe makes it text, and an import takes it off. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** With a byte-order mark, without which spreadsheets take the text for an older encoding. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

const COLUMNS = (FIELDS as readonly Field[]).filter(({ kind }) => kind !== 'dollars').map(({ key }) => key)

function usedColumns(rows: readonly Cells[], all: readonly FieldKey[]): FieldKey[] {
  return all.filter((key) => key === 'name' || key === 'country' || rows.some((cells) => cells[key]))
}

/** The columns of a file that can be imported, and nothing below them. */
export function templateCsv(): string {
  return toCsv([COLUMNS])
}

/** The added universities as a CSV file that imports back the same. */
export function entriesToCsv(entries: readonly AddedEntry[]): string {
  const rows = entries.map(({ record }) => toCells(record))
  const columns = usedColumns(rows, COLUMNS)
  return toCsv([columns, ...rows.map((cells) => columns.map((key) => cells[key] ?? ''))])
}

/** The added universities in the shape of university-data.json. */
export function entriesToJson(entries: readonly AddedEntry[], countryName: (code: string) => string): string {
  const records = entries.map(({ record }) => {
    const { name, ...rest } = record
    return compact({ name, country: countryName(record.countryCode), ...rest })
  })
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The refused rows with where and why, to be put right elsewhere and imported again. */
export function refusedToCsv(rows: readonly Checked[]): string {
  const columns = usedColumns(
    rows.map(({ cells }) => cells),
    FIELDS.map(({ key }) => key),
  )
  const reasonOf = ({ problems }: Checked) =>
    problems.map(({ field, reason }) => (field ? `${fieldLabel(field)}: ${reason}` : reason)).join(' ')
  return toCsv([
    ['line', 'reason', ...columns],
    ...rows.map((row) => [String(row.line), reasonOf(row), ...columns.map((key) => row.cells[key] ?? '')]),
  ])
}
