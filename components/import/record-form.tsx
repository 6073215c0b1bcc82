'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { IMPORT_FIELDS, type Cells, type ImportField } from '@/lib/import/fields'
import { checkContext, type Reference } from '@/lib/import/check-context'
import { checkRow, type Checked } from '@/lib/import/validate'
import { FieldInput } from './field-input'

type RecordFormProps = {
  /** The beginning of the inputs' ids. */
  id: string
  label: string
  initial: Cells
  reference: Reference
  submitLabel: string
  onSubmit: (checked: Checked) => void
  onCancel: () => void
}

const SHORT = IMPORT_FIELDS.filter((field) => field.isShort)
const FURTHER = IMPORT_FIELDS.filter((field) => !field.isShort && field.kind !== 'dollars')

/** A form for one university: the most common fields, and all others behind "More fields". */
export function RecordForm({
  id,
  label,
  initial,
  reference,
  submitLabel,
  onSubmit,
  onCancel,
}: RecordFormProps) {
  const [cells, setCells] = useState(initial)
  const [checked, setChecked] = useState<Checked | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = checkRow(cells, { at: 0, line: 1 }, checkContext(reference))
    setChecked(next)
    if (next.record && next.problems.length === 0) return onSubmit(next)
    const key = next.problems[0]?.field
    const input = key && form.current?.querySelector<HTMLElement>(`[id="${id}-${key}"]`)
    if (!input) return
    input.closest('details')?.setAttribute('open', '')
    input.focus()
  }
  const inputs = (fields: readonly ImportField[]) =>
    fields.map((field) => (
      <FieldInput
        key={field.key}
        prefix={id}
        field={field}
        cells={cells}
        problems={checked?.problems ?? []}
        countries={reference.countries}
        onChange={(key, value) => setCells({ ...cells, [key]: value })}
      />
    ))

  return (
    <form ref={form} aria-label={label} noValidate onSubmit={submit}>
      <p className="mb-4 text-sm text-ink-3">
        Name and country are needed; leave empty what you don’t know. Separate the entries of a list with
        semicolons.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">{inputs(SHORT)}</div>
      <Collapsible className="mt-4">
        <CollapsibleTrigger>More fields</CollapsibleTrigger>
        <div className="grid gap-4 pb-2 sm:grid-cols-2">{inputs(FURTHER)}</div>
      </Collapsible>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="accent">
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
