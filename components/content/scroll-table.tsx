import type { ReactNode } from 'react'
import './texts.css'

type ScrollTableProps = {
  label: string
  caption?: ReactNode
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table that scrolls inside the page on a narrow screen, by touch or by keyboard. */
export function ScrollTable({ label, caption, columns, rows }: ScrollTableProps) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="table-scroll">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
