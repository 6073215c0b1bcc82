'use client'

type NumbersProps = { columns: readonly string[]; rows: readonly (readonly string[])[]; summary?: string }

/**
 * The numbers of a picture as a table, folded. The first cell of a row is its heading. Keys are places: they are sent with
 * the page, and rows never move. A client component that gets bare facts: drawn by
 * the server alone, every element would be sent twice.
 */
export function Numbers({ columns, rows, summary = 'The numbers' }: NumbersProps) {
  return (
    <details className="more">
      <summary>{summary}</summary>
      <table className="numbers">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
