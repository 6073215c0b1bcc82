'use client'

import { useState } from 'react'
import { Hint } from '@/components/content/hint'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { useToday } from '@/components/ui/use-today'
import {
  boardCsv,
  MOST_ON_BOARD,
  sortedBoard,
  type BoardColumn,
  BOARD_COLUMNS,
  placesInWords,
  type BoardRow,
} from '@/lib/tasks/board'
import { useBoard } from './use-board'
import { Table } from '@/components/ui/table'

/** Plans that others sent, as a table for whoever advises them. Nothing of them is stored or sent. */
export function PlanBoard() {
  const today = useToday('')
  const { rows, said, takeText, takeFiles, remove } = useBoard(today)
  const [text, setText] = useState('')
  const [sort, setSort] = useState<BoardColumn>('next')
  const shown = sortedBoard(rows, sort)
  const add = () => {
    takeText(text)
    setText('')
  }
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) takeFiles(files)
        else takeText(event.dataTransfer.getData('text'))
      }}
    >
      <div className="max-w-prose print:hidden">
        <label className="grid gap-1 text-sm">
          <span>{`Links to plans, up to ${MOST_ON_BOARD}`}</span>
          <textarea
            className="w-full resize-y rounded-sm border border-line-strong bg-paper px-3 py-2 text-base"
            rows={4}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <Hint>
          Paste a message or a column of a sheet: the links are found in it. Links, texts and files of plans
          can be dropped anywhere on this page.
        </Hint>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="accent" disabled={text.trim() === ''} onClick={add}>
            Add to the board
          </Button>
          {rows.length > 0 && (
            <>
              <Button onClick={() => print()}>Print</Button>
              <Button onClick={() => downloadText(`plans-${today}.csv`, boardCsv(shown))}>Save as CSV</Button>
            </>
          )}
        </div>
        <Hint role="status">{said}</Hint>
      </div>
      {rows.length > 0 && (
        <div className="mt-5">
          <BoardTable rows={shown} sort={sort} onSort={setSort} onRemove={remove} />
        </div>
      )}
    </div>
  )
}

type BoardTableProps = {
  rows: readonly BoardRow[]
  sort: BoardColumn
  onSort: (column: BoardColumn) => void
  onRemove: (id: string) => void
}

const CELL = 'border-b border-line py-2 pr-4 text-left align-top'

/** Many plans side by side, in the order of a column. */
function BoardTable({ rows, sort, onSort, onRemove }: BoardTableProps) {
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
              {row.id.startsWith('#') ? (
                <a href={`/plan${row.id}`} translate="no">
                  {row.name}
                </a>
              ) : (
                <span translate="no">{row.name}</span>
              )}
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
