'use client'

import { useState, type DragEvent } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { templateCsv } from '@/lib/import/export'
import { ColumnHelp } from './column-help'

type SourceFormProps = {
  isBusy: boolean
  onRead: (input: string | File) => void
}

/** Three ways to import a file: choose it, drop it, or paste its text. */
export function SourceForm({ isBusy, onRead }: SourceFormProps) {
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)

  const readFile = (file: File | undefined) => {
    if (file && !isBusy) onRead(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    readFile(event.dataTransfer.files[0])
  }

  return (
    <div>
      <div
        data-over={isOver || undefined}
        className="rounded-md border border-dashed border-line-strong p-5 text-center data-over:border-accent data-over:bg-accent-soft"
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label
          className={buttonVariants({
            variant: 'accent',
            className: 'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          })}
        >
          Choose a JSON or CSV file
          <input
            type="file"
            accept=".json,.csv,.tsv,.txt,application/json,text/csv"
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              readFile(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </label>
        <p className="mt-2 text-sm text-ink-3">or drop it here. Up to 5 MB and 2,000 universities.</p>
      </div>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          onRead(text)
        }}
      >
        <label htmlFor="import-text" className="mb-1 block text-sm font-semibold">
          Or paste JSON or CSV
        </label>
        <textarea
          id="import-text"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="block w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm text-ink"
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={isBusy || text.trim() === ''}>Read it</Button>
          <Button type="button" onClick={() => downloadText('universities-template.csv', templateCsv())}>
            Download the CSV template
          </Button>
        </div>
      </form>
      <ColumnHelp />
    </div>
  )
}
