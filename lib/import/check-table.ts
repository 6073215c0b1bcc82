import { cleanCells } from './clean-cells'
import { fieldLabel, isAboutRow, type Cells } from './fields'
import { keepFurther } from './further-columns'
import { PART_ROWS } from './limits'
import type { Matching } from './match-columns'
import { checkContext, type Reference } from './check-context'
import type { SourceRow, SourceTable } from './source-table'
import { checkRow, type Checked } from './validate'

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
  onProgress: (done: number, total: number) => void | Promise<void>,
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
