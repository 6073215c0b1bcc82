'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { useState, type DragEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FileButton } from '@/components/ui/file-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { downloadText } from '@/components/ui/download-text'
import { templateCsv } from '@/lib/import/export'
import { IMPORT_FIELDS, type ImportField } from '@/lib/import/fields'

type SourceFormProps = {
  isBusy: boolean
  onRead: (input: string | File) => void
}

/** Three ways to import a file: choose it, drop it, or paste its text. */
export function SourceForm({ isBusy, onRead }: SourceFormProps) {
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const isHydrated = useHydrated()

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
        <FileButton
          label="Choose a file"
          variant="accent"
          accept=".json,.jsonl,.ndjson,.csv,.tsv,.txt,.xlsx,.xls,.ods,application/json,text/csv"
          disabled={isBusy}
          onFile={readFile}
        />
        <p className="mt-2 text-sm text-ink-3">
          or drop it here: Excel, OpenDocument, CSV or JSON, up to 25 MB.
        </p>
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
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            Read it
          </Button>
          <Button onClick={() => downloadText('universities-template.csv', templateCsv())}>
            Download the CSV template
          </Button>
        </div>
      </form>
      {/* A folded table for those who look for it. */}
      {isHydrated && <ColumnHelp />}
    </div>
  )
}

const KIND_HINTS: Partial<Record<ImportField['kind'], string>> = {
  text: 'text',
  long: 'text',
  list: 'entries divided by semicolons',
  number: 'a number',
  percent: 'a number',
  country: 'an English name or a two-letter code',
  choice: 'one of: ',
  choices: 'any of: ',
  dollars: 'a number',
}

function hintOf({ kind, hint, options }: ImportField): string {
  const choices = options?.map(({ label }) => label).join(', ') ?? ''
  return hint ?? `${KIND_HINTS[kind] ?? ''}${choices}`
}

function ColumnHelp() {
  return (
    <Collapsible className="mt-4">
      <CollapsibleTrigger>What each column takes</CollapsibleTrigger>
      <p className="mb-2 text-sm text-ink-2">
        Only name and country are needed. In JSON, a dot means an object within the record:{' '}
        <code>{'"campusLife": { "location": "Delft" }'}</code>.
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                Column
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                What to write
              </th>
            </tr>
          </thead>
          <tbody>
            {IMPORT_FIELDS.map((field) => (
              <tr key={field.key} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-4 text-sm font-normal wrap-anywhere">
                  {field.key}
                </th>
                <td className="py-1.5 text-ink-2">{`${field.label}: ${hintOf(field)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Collapsible>
  )
}
