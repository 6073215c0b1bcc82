import { checkContext, type Reference } from './check-context'
import type { Encoding } from './encoding'
import { fieldLabel, isAboutRow, type Cells } from './fields'
import { keepFurther } from './further-columns'
import { PART_ROWS } from './limits'
import { summariseColumns, type ColumnSummary, type Matching } from './match-columns'
import { readTable } from './read-table'
import type { SourceRow, SourceTable } from './source-table'
import { checkRow, cleanCells, type Checked } from './validate'

/** A file that was read, without its rows: they stay where they were read, and are asked for in parts. */
export type FileSummary = {
  columns: readonly ColumnSummary[]
  hasHeading: boolean
  /** The number of rows. */
  total: number
  encoding: Encoding | null
  sheet: string | null
}

type OnProgress = (done: number, total: number) => void | Promise<void>

/** Reads one file and keeps its rows. A worker has one, and the page itself where no worker can run. */
export type ImportReader = {
  read: (input: string | Uint8Array, encoding: Encoding | null) => Promise<FileSummary | { reason: string }>
  /** The checked rows of the part that begins at `from`. */
  check: (
    matching: Matching,
    reference: Pick<Reference, 'countries'>,
    from: number,
    onProgress: OnProgress,
  ) => Promise<Checked[]>
}

const PROGRESS_EVERY = 100

/** The cells of a row by field, and the texts of the columns that no field takes. */
function cellsOfRow({ values }: SourceRow, { columns }: SourceTable, { columns: matches }: Matching) {
  const cells: Cells = {}
  const rest: [string, string][] = []
  for (const [at, name] of columns.entries()) {
    const text = values[at] ?? ''
    const { field = null, currency = null } = matches[at] ?? {}
    // The heading has the currency of a bare sum.
    if (field && text !== '') cells[field] ??= currency && !/\p{L}/u.test(text) ? `${currency} ${text}` : text
    else if (!field && !isAboutRow(name)) rest.push([name, text])
  }
  return { cells, rest }
}

/**
 * Checks a part of a table's rows as its columns are matched.
 * @param from the position of the first row of the part
 * @param onProgress is waited for, so that a page that has no worker stays in use
 */
export async function checkTable(
  table: SourceTable,
  matching: Matching,
  reference: Pick<Reference, 'countries'>,
  from: number,
  onProgress: OnProgress,
): Promise<Checked[]> {
  const context = checkContext(reference, matching.all)
  const part = table.rows.slice(from, from + PART_ROWS)
  const rows: Checked[] = []
  for (const [at, row] of part.entries()) {
    if (at % PROGRESS_EVERY === 0) await onProgress(at, part.length)
    const place = { at: from + at, line: row.line }
    const { cells, rest } = cellsOfRow(row, table, matching)
    if (row.fault) {
      const problems = [{ field: null, reason: row.fault }]
      rows.push({ ...place, cells: cleanCells(cells), record: null, problems, notes: [] })
      continue
    }
    const checked = checkRow(cells, place, context)
    const leftOut = checked.notes.flatMap(({ field }): [string, string][] =>
      field ? [[`${fieldLabel(field)} (as given)`, checked.cells[field] ?? '']] : [],
    )
    const further = keepFurther([...rest, ...leftOut])
    rows.push({
      ...checked,
      ...(row.provenance && { provenance: row.provenance }),
      ...(further && { further }),
    })
  }
  return rows
}

export function makeReader(): ImportReader {
  let table: SourceTable | null = null
  return {
    read: async (input, encoding) => {
      const read = await readTable(input, encoding)
      if ('reason' in read) return read
      table = read.table
      const { hasHeading, rows } = table
      const { encoding: readAs, sheet } = read
      return { columns: summariseColumns(table), hasHeading, total: rows.length, encoding: readAs, sheet }
    },
    check: async (matching, reference, from, onProgress) =>
      table ? checkTable(table, matching, reference, from, onProgress) : [],
  }
}
