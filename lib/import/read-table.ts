import { removeHidden } from '../text/hidden-letters'
import { decodeText, type Encoding } from './encoding'
import { tableOf } from './heading-row'
import { tooLarge } from './limits'
import { parseCsv } from './parse-csv'
import { parseJsonRecords } from './parse-json'
import type { SourceTable } from './source-table'

/** A file as a table, and how it was read if it doesn't say how its letters are written; or why it can't be used. */
type ReadTable =
  | {
      table: SourceTable
      encoding: Encoding | null
      /** The sheet, where the file has several. */ sheet: string | null
    }
  | { reason: string }

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
