import type { CsvColumn } from './write-csv'

/** One sum; `low` and `high` where it is not known to the unit. */
export type CsvSum = {
  low: number
  high: number
  unit: string | null
  currency: string
  year: string | null
  kind?: string | null
  source: string | null
}

/** The columns of a sum: its number or its lower and upper end, and what it rests on. */
export function sumColumns<Row>(label: string, read: (row: Row) => CsvSum | null): CsvColumn<Row>[] {
  const part = (name: string, of: (sum: CsvSum) => string | number | null | undefined): CsvColumn<Row> => ({
    head: `${label}${name}`,
    read: (row) => {
      const sum = read(row)
      return sum && of(sum)
    },
  })
  return [
    part('', ({ low }) => Math.round(low)),
    part(', to', ({ low, high }) => (Math.round(high) === Math.round(low) ? null : Math.round(high))),
    part(', unit', ({ unit }) => unit),
    part(', currency', ({ currency }) => currency),
    part(', year', ({ year }) => year),
    part(', kind', ({ kind }) => kind),
    part(', source', ({ source }) => source),
  ]
}
