'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FIELDS, type Cells, type Field } from '@/lib/import/fields'
import { checkContext, type Reference } from '@/lib/import/read-import'
import { checkRow, type Checked } from '@/lib/import/validate'
import { FieldInput } from './field-input'

type RefusedRowProps = {
  row: Checked
  reference: Reference
  onCorrect: (checked: Checked) => void
}

export function RefusedRow({ row, reference, onCorrect }: RefusedRowProps) {
  const [changes, setChanges] = useState<Cells>({})
  const cells = { ...row.cells, ...changes }
  const fields = (FIELDS as readonly Field[]).filter(({ key }) =>
    row.problems.some(({ field }) => field === key),
  )
  const faults = row.problems.filter(({ field }) => field === null)
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <h4 className="mb-2 font-semibold wrap-anywhere">
        <span className="text-bad" aria-hidden>
          ✕{' '}
        </span>
        Line {row.line}
        {row.cells.name && `: ${row.cells.name.slice(0, 140)}`}
      </h4>
      {faults.map(({ reason }) => (
        <p key={reason} className="text-sm text-bad">
          {reason} It can be put right in the file only.
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
              value={cells[field.key] ?? ''}
              countries={reference.countries}
              problem={row.problems.find((problem) => problem.field === field.key)?.reason}
              onChange={(value) => setChanges({ ...changes, [field.key]: value })}
            />
          ))}
          <Button className="justify-self-start sm:col-span-2">Check again</Button>
        </form>
      )}
    </li>
  )
}
