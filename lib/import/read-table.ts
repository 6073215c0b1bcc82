import { removeHidden } from '../text/hidden-letters'
import { decodeText, type Encoding } from './encoding'
import { fieldOfHeading } from './headings'
import { tooLarge, tooManyColumns } from './limits'
import { parseCsv } from './parse-csv'
import { parseJsonRecords } from './parse-json'
import { readProvenanceCell } from './provenance'
import type { SourceRow, SourceTable } from './source-table'

/** The heading is sought in the first rows: titles and notes may stand above it. */
const ROWS_LOOKED_AT = 10
const PROVENANCE = 'provenance'

const countKnown = ({ values }: SourceRow) => values.filter((value) => fieldOfHeading(value) !== null).length
const filled = ({ values }: SourceRow) => values.filter(Boolean)

/** Words that no row below has the like of: short, different from each other, and without a number or an address. */
function looksLikeHeading(row: SourceRow, next: SourceRow | undefined): boolean {
  const values = filled(row)
  const isPlain = values.every((value) => value.length <= 60 && !/^[\d.,%-]+$|https?:|www\./i.test(value))
  const isDifferent = new Set(values).size === values.length
  return isPlain && isDifferent && next !== undefined && /\d|https?:|www\./i.test(filled(next).join(' '))
}

function findHeading(rows: readonly SourceRow[]): number | null {
  const first = rows.slice(0, ROWS_LOOKED_AT)
  const best = Math.max(...first.map(countKnown))
  const known = first.findIndex((row) => countKnown(row) === best)
  // One known word alone may be a value: a university called "University".
  if (best > 1 || (best === 1 && filled(first[known] as SourceRow).length === 1 && known === 0)) return known
  const wide = first.findIndex((row) => filled(row).length > 1)
  const at = best === 1 ? known : Math.max(wide, 0)
  return best === 1 || looksLikeHeading(first[at] as SourceRow, rows[at + 1]) ? at : null
}

/** The rows of a text or a sheet as a table: its heading is found, or its columns are numbered. */
export function tableOf(rows: readonly SourceRow[]): SourceTable | { reason: string } {
  if (rows.length === 0) return { reason: 'There is nothing in it.' }
  const at = findHeading(rows)
  const heading = at === null ? [] : (rows[at]?.values ?? [])
  const body = at === null ? rows : rows.slice(at + 1)
  const width =
    at === null
      ? Math.max(...body.slice(0, ROWS_LOOKED_AT).map(({ values }) => values.length))
      : heading.length
  const reason = tooManyColumns(width)
  if (reason) return { reason }
  if (body.length === 0) return { reason: 'There is no row below the heading.' }
  const provenanceAt = heading.indexOf(PROVENANCE)
  const table = body.map((row): SourceRow => {
    const isTooLong = row.values.slice(width).some(Boolean)
    const provenance = provenanceAt < 0 ? undefined : readProvenanceCell(row.values[provenanceAt] ?? '')
    return {
      ...row,
      ...(provenance && { provenance }),
      ...(isTooLong &&
        !row.fault && { fault: `There are ${row.values.length} values, but only ${width} columns.` }),
    }
  })
  const columns = Array.from({ length: width }, (_, place) => heading[place] || `Column ${place + 1}`)
  return { columns, hasHeading: at !== null, rows: table }
}

/**
 * A file as a table, how it was read if it doesn't say how its letters are written, and the sheet where it has several; or
 * why it can't be used.
 */
type ReadTable = { table: SourceTable; encoding: Encoding | null; sheet: string | null } | { reason: string }

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)
const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Formats that we name, so that the visitor knows what to save the list as. */
const UNREADABLE: readonly (readonly [name: string, is: (bytes: Uint8Array) => boolean])[] = [
  ['a PDF', (bytes) => letters(bytes, 0, 4) === '%PDF'],
  [
    'a picture',
    (bytes) =>
      startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
      startsWith(bytes, 0xff, 0xd8, 0xff) ||
      letters(bytes, 0, 3) === 'GIF',
  ],
  [
    'a compressed archive',
    (bytes) =>
      startsWith(bytes, 0x1f, 0x8b) || letters(bytes, 0, 4) === 'Rar!' || letters(bytes, 0, 2) === '7z',
  ],
  ['a Parquet file', (bytes) => letters(bytes, 0, 4) === 'PAR1'],
  ['an SQLite database', (bytes) => letters(bytes, 0, 6) === 'SQLite'],
  ['a rich text', (bytes) => letters(bytes, 0, 5) === '{\\rtf'],
]

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
const isOldOffice = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const namesFormat = (format: string) =>
  `This is ${format}, which can’t be read. Save the list as a spreadsheet (.xlsx, .xls, .ods), CSV or JSON.`

/**
 * Reads a pasted text or the bytes of a file, whatever its format. A text that begins with a bracket is JSON, any other is
 * a table with dividers.
 * @param chosen how the visitor says that the letters of the file are written
 */
export async function readTable(
  input: string | Uint8Array,
  chosen: Encoding | null = null,
): Promise<ReadTable> {
  const size = typeof input === 'string' ? new TextEncoder().encode(input).length : input.length
  const reason = tooLarge(size)
  if (reason) return { reason }
  if (typeof input !== 'string') {
    const format = UNREADABLE.find(([, is]) => is(input))?.[0]
    if (format) return { reason: namesFormat(format) }
    if (isZip(input) || isOldOffice(input)) {
      const { parseSpreadsheet } = await import('./parse-spreadsheet')
      const read = parseSpreadsheet(input)
      if ('reason' in read) return read
      const table = tableOf(read.rows)
      return 'reason' in table ? table : { table, encoding: null, sheet: read.sheet }
    }
  }
  const { text: decoded, encoding } =
    typeof input === 'string' ? { text: input, encoding: null } : decodeText(input, chosen)
  const text = removeHidden(decoded)
  if (text.trim() === '') return { reason: 'There is nothing in it.' }
  if (/^\s*<(?:!doctype|html|\?xml|table|rdf|feed)/i.test(text))
    return { reason: namesFormat('a web page or XML') }
  const table = /^\s*[[{]/.test(text) ? parseJsonRecords(text) : tableOf(parseCsv(text))
  return 'reason' in table ? table : { table, encoding, sheet: null }
}
