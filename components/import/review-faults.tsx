'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { faultsToCsv } from '@/lib/import/export'
import { IMPORT_FIELDS, type Cells } from '@/lib/import/fields'
import { checkContext, type Reference } from '@/lib/import/check-context'
import { checkRow, type Checked } from '@/lib/import/validate'
import { FieldInput } from './field-input'
import { MoreButton, useShown } from './use-shown'

type ReviewFaultsProps = {
  rows: readonly Checked[]
  reference: Reference
  onCorrect: (checked: Checked) => void
}

/** The rows with values that can't be used, each with its line, its problems, and inputs to correct them. */
export function ReviewFaults({ rows, reference, onCorrect }: ReviewFaultsProps) {
  const { shown, more } = useShown(rows, 10, 20)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="review-faults" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="review-faults" className="text-md">
          To put right
        </h3>
        <Button size="small" onClick={() => downloadText('universities-to-correct.csv', faultsToCsv(rows))}>
          Download these rows
        </Button>
      </div>
      <ul className="mt-3 grid gap-3">
        {shown.map((row) => (
          <FaultyRow key={row.at} row={row} reference={reference} onCorrect={onCorrect} />
        ))}
      </ul>
      <MoreButton what="rows" {...more} />
    </section>
  )
}

type FaultyRowProps = Omit<ReviewFaultsProps, 'rows'> & { row: Checked }

function FaultyRow({ row, reference, onCorrect }: FaultyRowProps) {
  const [changes, setChanges] = useState<Cells>({})
  const cells = { ...row.cells, ...changes }
  const fields = IMPORT_FIELDS.filter(({ key }) => row.problems.some(({ field }) => field === key))
  const faults = row.problems.filter(({ field }) => field === null)
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <h4 className="mb-2 font-semibold wrap-anywhere">
        <span className="text-bad" aria-hidden>
          ✕{' '}
        </span>
        <span>{`Line ${row.line}${row.cells.name ? `: ${row.cells.name.slice(0, 140)}` : ''}`}</span>
        <span className="block text-sm font-normal text-ink-3">
          {row.record ? 'is added without the values named here' : 'is refused'}
        </span>
      </h4>
      {faults.map(({ reason }) => (
        <p key={reason} className="text-sm text-bad">
          {`${reason} You can correct it only in the file.`}
        </p>
      ))}
      {fields.length > 0 && (
        <form
          aria-label={`Correct line ${row.line}`}
          className="grid items-start gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            onCorrect(checkRow(cells, row, checkContext(reference)))
          }}
        >
          {fields.map((field) => (
            <FieldInput
              key={field.key}
              prefix={`row-${row.at}`}
              field={field}
              cells={cells}
              problems={row.problems}
              countries={reference.countries}
              onChange={(key, value) => setChanges({ ...changes, [key]: value })}
            />
          ))}
          <Button type="submit" className="justify-self-start sm:col-span-2">
            Check again
          </Button>
        </form>
      )}
    </li>
  )
}
