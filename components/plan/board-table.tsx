import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SortHead } from '@/components/ui/sort-head'
import { Table } from '@/components/ui/table'
import { nextSort } from '@/lib/list/column-sort'
import { BOARD_COLUMNS, placesInWords, type BoardRow, type BoardSort } from '@/lib/tasks/board'

type BoardTableProps = {
  rows: readonly BoardRow[]
  sort: BoardSort
  onSort: (sort: BoardSort) => void
  onRemove: (id: string) => void
}

const CELL = 'border-line pr-4 text-left align-top max-sm:block max-sm:py-0.5 sm:border-b sm:py-2'

/** Many plans side by side, in the order of a column. On a phone the cells of a plan stand one below the other. */
export function BoardTable({ rows, sort, onSort, onRemove }: BoardTableProps) {
  return (
    <Table label="Plans" className="w-full border-collapse max-sm:block">
      <thead className="max-sm:block">
        <tr className="max-sm:flex max-sm:flex-wrap">
          {BOARD_COLUMNS.map(({ key, label }) => (
            <SortHead
              key={key}
              label={label}
              direction={key === sort.key ? sort.direction : undefined}
              onSort={() => onSort(nextSort(BOARD_COLUMNS, sort, key))}
            />
          ))}
          <td className="border-b border-line-strong max-sm:hidden print:hidden" />
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={row.id} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2">
            <th scope="row" className={`${CELL} font-semibold`}>
              {row.id.startsWith('#') ? (
                <a href={`/plan${row.id}`} translate="no">
                  {row.name}
                </a>
              ) : (
                <span translate="no">{row.name}</span>
              )}
              <p className="font-normal text-ink-2">{placesInWords(row)}</p>
            </th>
            <Told of="next">
              {row.next ? (
                <>
                  <b>{row.next.words}</b>
                  <p className="text-ink-2">{row.next.what}</p>
                </>
              ) : (
                <span>No date known</span>
              )}
            </Told>
            <Told of="missing">{row.missing.length > 0 ? row.missing.join(', ') : 'None noted'}</Told>
            <Told of="sum">{row.sum ? row.sum.words : 'No total'}</Told>
            <Told of="verdicts">{row.verdicts || 'Not known'}</Told>
            <td className={`${CELL} print:hidden`}>
              <Button size="small" aria-label={`Remove ${row.name}`} onClick={() => onRemove(row.id)}>
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A cell, which says on a phone of which column it is. */
function Told({ of, children }: { of: BoardSort['key']; children: ReactNode }) {
  return (
    <td
      className={`${CELL} before:text-ink-3 max-sm:before:block max-sm:before:text-sm max-sm:before:content-[attr(data-head)]`}
      data-head={BOARD_COLUMNS.find(({ key }) => key === of)?.label}
    >
      {children}
    </td>
  )
}
