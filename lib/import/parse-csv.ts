import Papa from 'papaparse'
import { removeFormulaGuard } from '../text/write-csv'
import type { SourceRow } from './source-table'

const DELIMITERS = [',', ';', '\t', '|']
/** The first lines of a file tell its divider. */
const LINES_LOOKED_AT = 5

/**
 * The character between two cells. The line with most of one kind shows it, because lists in cells have dividers of
 * their own, and titles above the heading have none.
 */
export function detectDelimiter(text: string): string {
  const lines = (/^(?:(?:"[^"]*"|[^"\n])*(?:\n|$)){1,5}/.exec(text)?.[0] ?? '')
    .replace(/"[^"]*"/g, '')
    .split('\n')
  const heading = lines.slice(0, LINES_LOOKED_AT)
  const count = (line: string, mark: string) => line.split(mark).length
  const widest = heading.find((line) => DELIMITERS.some((mark) => count(line, mark) > 1)) ?? ''
  return DELIMITERS.reduce((best, mark) => (count(widest, mark) > count(widest, best) ? mark : best))
}

/** Marks of notes behind a text that was copied from an encyclopedia: "1946[3]". */
const FOOTNOTES = /(?<=\S)(\[(\d{1,3}|[a-z]|note \d+)\])+$/i

/** The rows of a text with dividers, those above the heading too. Rows without any text are left out. */
export function parseCsv(given: string): SourceRow[] {
  // Files put together from several can mix line ends. The parser would take only the first kind for one.
  const text = given.replace(/\r\n?/g, '\n')
  // Some spreadsheets write the divider on a line of its own, before the heading.
  const declared = /^sep=(.)\n/i.exec(text)
  const skipped = declared?.[0].length ?? 0
  const body = text.slice(skipped)
  const rows: SourceRow[] = []
  let at = 0
  let line = skipped > 0 ? 2 : 1
  Papa.parse<string[]>(body, {
    delimiter: declared?.[1] ?? detectDelimiter(body),
    skipEmptyLines: false,
    step: ({ data, errors, meta }) => {
      const start = line
      for (; at < meta.cursor; at++) if (body[at] === '\n') line++
      const values = data.map((cell) => removeFormulaGuard(cell).trim().replace(FOOTNOTES, ''))
      if (values.every((value) => value === '')) return
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
      const fault = isUnclosed && { fault: 'A quotation mark is opened here and never properly closed.' }
      rows.push({ line: start, values, ...fault })
    },
  })
  return rows
}
