'use client'

import { useState } from 'react'
import { Hint } from '@/components/content/hint'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { useToday } from '@/components/ui/use-today'
import { boardCsv, MOST_ON_BOARD, sortedBoard, type BoardSort } from '@/lib/tasks/board'
import { BoardTable } from './board-table'
import { useBoard } from './use-board'

/** Plans that others sent, as a table for whoever advises them. Nothing of them is stored or sent. */
export function PlanBoard() {
  const today = useToday('')
  const { rows, said, takeText, takeFiles, remove } = useBoard(today)
  const [text, setText] = useState('')
  const [sort, setSort] = useState<BoardSort>({ key: 'next', direction: 'ascending' })
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
