import { writeCsv } from './write-csv'

/** A column of a file: one number or one text a cell. */
export type CsvColumn<Row> = { head: string; read: (row: Row) => string | number | null | undefined }

/** Rows as a CSV file. What is not known is empty. */
export const csvTable = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  writeCsv([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ read }) => read(row) ?? '')),
  ])
