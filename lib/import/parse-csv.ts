import Papa from 'papaparse'
import { readProvenanceCell, type Provenance } from './provenance'
import { removeFormulaGuard } from '../text/write-csv'
import { fieldOf, type Cells, type FieldKey } from './fields'
import { MAX_ROWS, tooManyColumns, TOO_MANY_ROWS } from './limits'

/** A row of the file; `fault` says why it could not be split into cells. */
export type ParsedRow = { line: number; cells: Cells; provenance?: Provenance[]; fault?: string }

/** The rows of a file, and the column names that are not ours; or why the file can't be used. */
export type Parsed = { rows: ParsedRow[]; unused: string[] } | { reason: string }

/**
 * The character between two cells. Only the heading shows it, because lists in the rows below have dividers of their
 * own.
 */
export function detectDelimiter(text: string): string {
  const heading = /^(?:"[^"]*"|[^"\r\n]+)*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const count = (mark: string) => heading.split(mark).length
  return [',', ';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** Reads a CSV file. Its first row names the columns, in any order, by our names or other common ones. */
export function parseCsv(given: string): Parsed {
  // Files put together from several can mix line ends. The parser would take only the first kind for one.
  const text = given.replace(/\r\n?/g, '\n')
  // Some spreadsheets write the divider on a line of its own, before the heading.
  const declared = /^sep=(.)\n/i.exec(text)
  const skipped = declared?.[0].length ?? 0
  const body = text.slice(skipped)
  const delimiter = declared?.[1] ?? detectDelimiter(body)

  const rows: ParsedRow[] = []
  const unused: string[] = []
  let columns: (FieldKey | null)[] | null = null
  let provenanceColumn = -1
  let reason: string | null = null
  let at = 0
  let line = skipped > 0 ? 2 : 1

  Papa.parse<string[]>(body, {
    delimiter,
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      const start = line
      for (; at < meta.cursor; at++) if (body[at] === '\n') line++
      if (data.every((cell) => cell.trim() === '')) return
      if (!columns) {
        reason = tooManyColumns(data.length)
        if (reason !== null) return parser.abort()
        const fields = data.map(fieldOf)
        provenanceColumn = data.indexOf('provenance')
        columns = fields.map((field, column) =>
          field === null || field === 'derived' || fields.indexOf(field) < column ? null : field,
        )
        unused.push(...data.filter((heading, column) => fields[column] === null && heading.trim() !== ''))
        if (!columns.includes('name')) {
          reason =
            'The first row must name the columns, and one of them must be “name”. Download the template to see how.'
          parser.abort()
        }
        return
      }
      if (rows.length === MAX_ROWS) {
        reason = TOO_MANY_ROWS
        parser.abort()
        return
      }
      const cells: Cells = {}
      for (const [column, field] of columns.entries()) {
        const cell = removeFormulaGuard(data[column] ?? '').trim()
        if (field && cell !== '') cells[field] = cell
      }
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
      const isTooLong = data.slice(columns.length).some((cell) => cell !== '')
      const row: ParsedRow = { line: start, cells }
      const provenance = readProvenanceCell(data[provenanceColumn] ?? '')
      if (provenance) row.provenance = provenance
      if (isUnclosed) row.fault = 'A quotation mark is opened here and never properly closed.'
      else if (isTooLong) row.fault = `There are ${data.length} values, but only ${columns.length} columns.`
      rows.push(row)
    },
  })
  if (reason !== null) return { reason }
  if (rows.length === 0) return { reason: 'There is no row below the heading.' }
  return { rows, unused }
}
