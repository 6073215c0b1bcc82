import { Button } from '@/components/ui/button'
import { Table } from '@/components/ui/table'
import { BOARD_COLUMNS, placesInWords, type BoardColumn, type BoardRow } from '@/lib/tasks/board'

type BoardTableProps = {
  rows: readonly BoardRow[]
  sort: BoardColumn
  onSort: (column: BoardColumn) => void
  onRemove: (id: string) => void
}

const CELL = 'border-b border-line py-2 pr-4 text-left align-top'

/** Many plans side by side, in the order of a column. */
export function BoardTable({ rows, sort, onSort, onRemove }: BoardTableProps) {
  return (
    <Table label="Plans">
      <thead>
        <tr>
          {BOARD_COLUMNS.map(({ id, label }) => (
            <th
              key={id}
              scope="col"
              className="border-b border-line-strong pr-4 text-left"
              aria-sort={id === sort ? 'ascending' : undefined}
            >
              <button type="button" className="min-h-11 font-semibold" onClick={() => onSort(id)}>
                <span>{label}</span>
                {id === sort && <span aria-hidden="true"> ▾</span>}
              </button>
            </th>
          ))}
          <td className="border-b border-line-strong print:hidden" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={`${CELL} font-semibold`}>
              <a href={`/plan${row.id.startsWith('#') ? row.id : ''}`} translate="no">
                {row.name}
              </a>
              <p className="font-normal text-ink-2">{placesInWords(row)}</p>
            </th>
            <td className={CELL}>
              {row.next ? (
                <>
                  <b>{row.next.words}</b>
                  <p className="text-ink-2">{row.next.what}</p>
                </>
              ) : (
                <span>No date known</span>
              )}
            </td>
            <td className={CELL}>{row.missing.length > 0 ? row.missing.join(', ') : 'None noted'}</td>
            <td className={CELL}>{row.sum ? row.sum.words : 'No total'}</td>
            <td className={CELL}>{row.verdicts || 'Not known'}</td>
            <td className={`${CELL} print:hidden`}>
              <Button
                type="button"
                size="small"
                aria-label={`Remove ${row.name}`}
                onClick={() => onRemove(row.id)}
              >
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
