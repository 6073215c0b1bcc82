import type { Provenance } from './provenance'

/** A row of a file, before its columns are matched; `fault` says why it could not be split into cells. */
export type SourceRow = { line: number; values: readonly string[]; provenance?: Provenance[]; fault?: string }

/** A file as columns and rows of text, whatever its format. */
export type SourceTable = {
  /** The headings as the file prints them; "Column 3" where it has none. */
  columns: readonly string[]
  hasHeading: boolean
  rows: readonly SourceRow[]
}
