import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx'
import type { SourceRow } from './source-table'

const NO_SPREADSHEET =
  'This file can’t be read as a spreadsheet: it may be another kind of file, or protected by a password. Save the list as .xlsx, CSV or JSON.'

const two = (number: number) => String(number).padStart(2, '0')

/** A number as it is kept, never rounded for the screen; a date as ISO; a share as it is shown, with its sign. */
function textOf({ t, v, w, z }: CellObject): string {
  if (t === 'n' && typeof v === 'number') {
    const format = typeof z === 'string' ? z : ''
    if (SSF.is_date(format)) {
      const { y, m, d } = SSF.parse_date_code(v)
      return `${y}-${two(m)}-${two(d)}`
    }
    if (format.includes('%')) return `${Number((v * 100).toFixed(6))}%`
    const currency = /[$£€¥₹₩]|\[\$[^\]]+\]/.test(format)
    return currency && w ? w.trim() : String(v)
  }
  if (t === 'b') return v ? 'yes' : 'no'
  if (t === 'e' || v === undefined || v === null) return ''
  return String(v).trim()
}

function rowsOf(sheet: WorkSheet): SourceRow[] {
  const cells = (sheet['!data'] ?? []) as (readonly (CellObject | undefined)[] | undefined)[]
  return Array.from(cells, (row, at): SourceRow => {
    return { line: at + 1, values: Array.from(row ?? [], (cell) => (cell ? textOf(cell) : '')) }
  }).filter(({ values }) => values.some(Boolean))
}

/** The rows of the sheet that has most, from .xlsx, .xls or .ods. `sheet` is its name, where there are several. */
export function parseSpreadsheet(
  bytes: Uint8Array,
): { rows: SourceRow[]; sheet: string | null } | { reason: string } {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
    })
    const sheets = book.SheetNames.flatMap((name) => {
      const sheet = book.Sheets[name]
      return sheet ? [{ name, rows: rowsOf(sheet) }] : []
    })
    const best = sheets.reduce((most, each) => (each.rows.length > most.rows.length ? each : most), {
      name: '',
      rows: [] as SourceRow[],
    })
    return { rows: best.rows, sheet: sheets.length > 1 ? best.name : null }
  } catch {
    return { reason: NO_SPREADSHEET }
  }
}
