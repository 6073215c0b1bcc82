import type { TableRow } from '@/lib/content/english/table'

type ComparisonTableProps = {
  label: string
  columns: readonly { id: string; name: string }[]
  rows: readonly TableRow[]
}

/** A table of scores whose first column names the row; it scrolls inside the page on a narrow screen. */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="table-scroll">
      <table>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]?.id}>{cell ?? <span className="faint">Not published</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
