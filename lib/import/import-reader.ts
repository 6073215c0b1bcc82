import { checkTable } from './check-table'
import type { Reference } from './check-context'
import type { Encoding } from './encoding'
import { summariseColumns, type ColumnSummary, type Matching } from './match-columns'
import { readTable } from './read-table'
import type { SourceTable } from './source-table'
import type { Checked } from './validate'

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
