import { writeCsv } from '../text/write-csv'

export type Cell = string | number | boolean | null

/** A column of a file. `licence`: that of all its cells, or the column that names the licence of each row. */
export type Column<Row> = {
  name: string
  type: 'string' | 'integer' | 'number' | 'boolean'
  /** What it holds, with its unit. */
  description: string
  licence: string | { column: string }
  /** Nothing where it is not known. */
  read: (row: Row) => Cell | undefined
}

/** Makers of the columns of a kind of row, which are all under one licence, or under that which a column names. */
export function columnMaker<Row>(licence: Column<Row>['licence']) {
  const ofType =
    (type: Column<Row>['type']) =>
    (name: string, description: string, read: Column<Row>['read']): Column<Row> => ({
      name,
      type,
      description,
      licence,
      read,
    })
  return { text: ofType('string'), number: ofType('number'), yes: ofType('boolean') }
}

/** A file before it is written. */
export type Table = {
  name: string
  title: string
  description: string
  /** The columns that name a row; none where no few do. */
  key: readonly string[]
  columns: readonly Omit<Column<never>, 'read'>[]
  /** A row each. What is not known is null. */
  cells: readonly (readonly Cell[])[]
}

type TableOf<Row> = Omit<Table, 'columns' | 'cells'> & { columns: readonly Column<Row>[] }

/** A function that draws a table of the rows that it is given. */
export const tableOf =
  <Row>({ columns, ...about }: TableOf<Row>) =>
  (rows: readonly Row[]): Table => ({
    ...about,
    columns,
    cells: rows.map((row) => columns.map(({ read }) => read(row) ?? null)),
  })

/** A spreadsheet opens it with its accents and its numbers. What is not known is empty. */
export const tableCsv = (heads: readonly string[], cells: readonly (readonly Cell[])[]): string =>
  writeCsv([
    heads,
    ...cells.map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : (cell ?? '')))),
  ])

/** An array of arrays, a row a line, the first of them the names of the columns. */
export const tableJson = (heads: readonly string[], cells: readonly (readonly Cell[])[]): string =>
  `[\n${[heads, ...cells].map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
