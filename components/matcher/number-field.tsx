'use client'

import { useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

type NumberFieldProps<Value extends number | null> = Omit<
  ComponentProps<'input'>,
  'value' | 'step' | 'onChange'
> & {
  label: string
  value: Value
  step: number
  /** Turns an entry into a number. The field shows the result when the visitor leaves it. */
  parse: (text: string) => Value
  onChange: (value: Value) => void
}

export function NumberField<Value extends number | null>(props: NumberFieldProps<Value>) {
  const { label, value, step, parse, onChange, min = 0, ...rest } = props
  // While the visitor types, the field shows the exact entry: "3." must not turn into "3" before "3.4" is complete.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field label={label}>
      <input
        {...rest}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        min={min}
        step={step}
        value={draft ?? value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          onChange(parse(currentTarget.value))
        }}
        onBlur={() => setDraft(null)}
      />
    </Field>
  )
}
