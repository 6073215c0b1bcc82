'use client'

import { Fold } from '@/components/content/fold'

type NumbersProps = { columns: readonly string[]; rows: readonly (readonly string[])[]; summary?: string }

/**
 * The numbers of a picture as a table, folded. The first cell of a row is its heading. Keys are places: they are sent with
 * the page, and rows never move. A client component that gets bare facts: drawn by
 * the server alone, every element would be sent twice.
 */
export function Numbers({ columns, rows, summary = 'The numbers' }: NumbersProps) {
  return (
    <Fold summary={summary}>
      <div className="overflow-x-auto">
        <table className="mt-1 w-full text-left">
          <thead className="text-ink-3">
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col" className="py-1 pr-3 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...cells], row) => (
              <tr key={row} className="border-t border-line align-top text-ink">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {heading}
                </th>
                {cells.map((cell, at) => (
                  <td key={at} className="py-1 pr-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}
