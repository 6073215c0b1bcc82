import Papa from 'papaparse'

/**
 * A spreadsheet runs a cell that begins with one of these signs as a formula, also in full width. Apostrophes before the
 * sign count too, so that removing one always gives back the text.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/**
 * A CSV file with a byte-order mark, without which spreadsheets take the text for an older encoding. A text that a
 * spreadsheet would run as a formula is written with an apostrophe before it; a number below 0 is none.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = Papa.unparse([...rows], { escapeFormulae: FORMULA })
  return `\uFEFF${lines}\r\n`
}

/** The text of a cell without the apostrophe that `writeCsv` puts before a formula. */
export function removeFormulaGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/** A column of a file: one number or one text a cell. */
export type CsvColumn<Row> = {
  head: string
  read: (row: Row) => string | number | null | undefined
  /** Why the cell of a row is empty, for those who ask; left out: nobody reports it. */
  why?: (row: Row) => string
}

/** Rows as a CSV file. What is not known is empty. */
export const csvTable = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  writeCsv([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ read }) => read(row) ?? '')),
  ])
