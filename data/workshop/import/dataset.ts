import type { z } from 'zod'
import type { PriceLevels } from '@/lib/facts/price-levels'
import type { EditionSchema, RegisterSchema, StatementSchema } from '@/lib/facts/register'
import { HttpsUrl } from '@/lib/text/schema-parts'
import { PlainError } from '@/scripts/run.mjs'

/** A table of a publisher: tab-separated, a header row, no quotes. An empty cell says that no value was given. */
export type Table = { name: string; rows: readonly Row[] }
type Row = Readonly<Record<string, string>>

/** The rejected rows and cells. `row` is the line in the table's file; a cell can be rejected and its row kept. */
export type Reject = { row: number; id: string; reason: string }

type RegisterFile = z.input<typeof RegisterSchema>

/** Statements as they are written: what is unknown may be left out. */
export type StatementDraft = z.input<typeof StatementSchema>
export type EditionDraft = z.input<typeof EditionSchema>

/** The way from the tables of one publisher to `data/open/<name>.json`. */
export type Dataset = {
  name: string
  /** Word in the file name of each table; `read` gets the tables in this order, with these names. */
  files: readonly string[]
  /** @param ids the catalogue's universities; rows of others are rejected */
  read: (tables: Table[], ids: ReadonlySet<string>) => { register: RegisterFile; rejects: Reject[] }
}

/** As `Dataset`, for figures of countries. */
export type CountryDataset = {
  name: string
  files: readonly string[]
  readCountries: (tables: Table[], codes: ReadonlySet<string>) => { levels: PriceLevels; rejects: Reject[] }
}

/** The line of a row in its file: the header is line 1. */
export const lineOf = (index: number) => index + 2

/** @throws PlainError when a row has more or fewer cells than the header */
export function parseTable(name: string, text: string): Table {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const columns = header.split('\t')
  const rows = lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new PlainError(
        `${name}, line ${lineOf(index)}: ${cells.length} cells, ${columns.length} columns.`,
      )
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
  return { name, rows }
}

/** An id that the catalogue no longer has, and the record that took its place; null where none did. */
export type Move = { from: string; to: string | null; isPart?: boolean }

/**
 * The table with the present ids of universities that were merged, but not of a part or a group of one. A row of an old id is left alone where the table has
 * the present one too: two rows are never added up.
 * @param column the one that holds the ids
 */
export function followMoves(table: Table, moves: readonly Move[], column: string): Table {
  const present = new Set(table.rows.map((row) => row[column]))
  const successors = new Map(moves.map(({ from, to, isPart }) => [from, isPart ? null : to]))
  return {
    ...table,
    rows: table.rows.map((row) => {
      const to = successors.get(row[column] ?? '')
      return to && !present.has(to) ? { ...row, [column]: to } : row
    }),
  }
}

/** @throws PlainError when the table has no such column, as after a publisher renamed it */
export function cellOf(row: Row, column: string): string {
  const cell = row[column]
  if (cell === undefined) throw new PlainError(`The table has no column "${column}".`)
  return cell.trim()
}

/** The number in a cell; null where the cell is empty. @throws PlainError when the cell holds something else */
export function numberOf(row: Row, column: string): number | null {
  const cell = cellOf(row, column)
  if (cell === '') return null
  const value = Number(cell)
  if (Number.isFinite(value)) return value
  throw new PlainError(`"${cell}" in the column "${column}" is no number.`)
}

/** The address in a cell; null where it is empty or does not begin with https. */
export function linkOf(row: Row, column: string): string | null {
  const parsed = HttpsUrl.safeParse(cellOf(row, column))
  return parsed.success ? parsed.data : null
}

/** The table of a name. @throws PlainError when it was not given */
export function tableOf(tables: readonly Table[], name: string): Table {
  const table = tables.find((each) => each.name === name)
  if (!table) throw new PlainError(`The table "${name}" is missing.`)
  return table
}

/**
 * One statement for each row of the catalogue. A row that the catalogue lacks, or that says nothing, is rejected.
 * @param draft null or an empty statement: the row says nothing that is taken
 */
export function statementsOf(
  table: Table,
  ids: ReadonlySet<string>,
  rejects: Reject[],
  draft: (row: Row, reject: (reason: string) => void) => StatementDraft | null,
): Record<string, StatementDraft> {
  const statements: Record<string, StatementDraft> = {}
  table.rows.forEach((row, index) => {
    const id = cellOf(row, 'id')
    const reject = (reason: string) => rejects.push({ row: lineOf(index), id, reason })
    if (!ids.has(id)) return void reject('the catalogue has no such university')
    if (statements[id]) return void reject('a second row for the same university')
    const statement = withoutUnknown(draft(row, reject) ?? {})
    if (Object.keys(statement).length > 0) statements[id] = statement
  })
  return statements
}

/** The rows of each university of the catalogue, in the order of the table. */
export function rowsById(table: Table, ids: ReadonlySet<string>, rejects: Reject[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>()
  table.rows.forEach((row, index) => {
    const id = cellOf(row, 'id')
    if (!ids.has(id)) rejects.push({ row: lineOf(index), id, reason: 'the catalogue has no such university' })
    else grouped.set(id, [...(grouped.get(id) ?? []), row])
  })
  return grouped
}

/** The object without keys that are undefined, null or an empty list. */
export function withoutUnknown<Draft extends object>(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Draft
}
