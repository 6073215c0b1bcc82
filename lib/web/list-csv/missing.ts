import { NOT_REPORTED } from '../../text/not-reported'
import type { CsvColumn } from '../../text/write-csv'

/** What the columns beside a figure lack, by their name behind its own: "Tuition, to". */
const OF_PARTS: Readonly<Record<string, string>> = {
  to: 'It is one figure and no range',
  unit: 'It is in words, without a unit',
  currency: 'It is no sum of money',
  year: 'No year is named for it',
  kind: 'It is not known what it rests on',
  source: 'No address of its source is known',
  'checked on': 'The day on which it was read is not kept',
}

/** The cells of a row by column. What is not known is null, and has its reason in `missing`, which has no other. */
export type RowWithReasons = {
  cells: Record<string, string | number | null>
  missing: Record<string, string>
}

/** A row of a table with the reason of each empty cell. What stands beside an empty figure is empty for its reason. */
export function withReasons<Row>(columns: readonly CsvColumn<Row>[], row: Row): RowWithReasons {
  const cells = Object.fromEntries(
    columns.map(({ head, read }) => {
      const cell = read(row) ?? null
      return [head, cell === '' ? null : cell]
    }),
  )
  const whyOf = ({ head, why }: CsvColumn<Row>): string => {
    const [, whole, part = ''] = /^(.*), (.*)$/.exec(head) ?? []
    const figure = columns.find((column) => column.head === whole)
    if (!figure) return why?.(row) ?? NOT_REPORTED
    return cells[figure.head] === null ? whyOf(figure) : (OF_PARTS[part] ?? NOT_REPORTED)
  }
  const empty = columns.filter(({ head }) => cells[head] === null)
  return { cells, missing: Object.fromEntries(empty.map((column) => [column.head, whyOf(column)])) }
}
