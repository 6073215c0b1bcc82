import { fieldOfHeading } from './headings'
import { tooManyColumns } from './limits'
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
