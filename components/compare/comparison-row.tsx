import type { ComparedUniversity } from '@/lib/universities/compared-university'
import type { ComparedRow } from '@/lib/compare/rows'
import { RowName } from './comparison-cells'
import type { PhoneColumn } from './comparison-head'

type ComparisonRowProps = {
  row: ComparedRow
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
  isFolded?: boolean
}

type Cell = ComparedRow['cells'][number]

function Value({ cell, name }: { cell: Cell; name: string }) {
  if (cell.href) {
    return (
      <a href={cell.href} target="_blank" rel="noopener noreferrer external">
        <span>{cell.text}</span>
        <span className="sr-only">{` of ${name}`}</span>
      </a>
    )
  }
  if (!cell.isBest) return <span>{cell.text}</span>
  return (
    <b className="font-semibold text-good">
      <span aria-hidden className="text-xs">
        ▲{' '}
      </span>
      <span>{cell.text}</span>
      <span className="sr-only"> (best of these)</span>
    </b>
  )
}

/**
 * One fact of every university. The best figure is marked by a sign, by bold type and by a word, not by colour alone.
 */
export function ComparisonRow({ row, columns, placeOf, isFolded }: ComparisonRowProps) {
  return (
    <tr role="row" data-folded={isFolded ? '' : undefined}>
      <RowName>{row.label}</RowName>
      {columns.map(({ id, name }, at) => {
        const cell = row.cells[at]
        if (!cell) return null
        return (
          <td
            key={id}
            role="cell"
            data-label={row.label}
            className={cell.isKnown ? undefined : 'text-ink-3'}
            {...placeOf(id)}
          >
            <Value cell={cell} name={name} />
            {cell.more > 0 && <span className="text-ink-3">{` +${cell.more} more`}</span>}
            {cell.note && <small className="mt-0.5 block text-sm text-ink-3">{cell.note}</small>}
          </td>
        )
      })}
    </tr>
  )
}
