import type { ComparedUniversity } from '@/lib/universities/compared-university'
import type { ComparedRow } from '@/lib/compare/rows'
import type { PhoneColumn } from './comparison-head'

type ComparisonRowProps = {
  row: ComparedRow
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
  className?: string
}

type Cell = ComparedRow['cells'][number]

function Value({ cell, name }: { cell: Cell; name: string }) {
  if (cell.href) {
    return (
      <a href={cell.href} target="_blank" rel="noopener noreferrer external">
        <span>{cell.text}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <span aria-hidden> ↗</span>
      </a>
    )
  }
  if (!cell.isBest) return <span>{cell.text}</span>
  return (
    <b>
      <span aria-hidden>▲ </span>
      <span>{cell.text}</span>
      <span className="sr-only"> (best of these)</span>
    </b>
  )
}

/**
 * One fact of every university. The best figure is marked by a sign, by bold type and by a word, not by colour alone.
 */
export function ComparisonRow({ row, columns, placeOf, className }: ComparisonRowProps) {
  return (
    <tr role="row" className={className}>
      <th role="rowheader" scope="row">
        {row.label}
      </th>
      {columns.map(({ id, name }, at) => {
        const cell = row.cells[at]
        if (!cell) return null
        return (
          <td
            key={id}
            role="cell"
            data-label={row.label}
            className={cell.isBest ? 'best' : cell.isKnown ? undefined : 'faint'}
            {...placeOf(id)}
          >
            <Value cell={cell} name={name} />
            {cell.more > 0 && <span className="faint">{` +${cell.more} more`}</span>}
            {cell.note && <small>{cell.note}</small>}
          </td>
        )
      })}
    </tr>
  )
}
