import { useId, useState } from 'react'
import { Field } from '@/components/ui/field'

type EntryFieldProps = {
  label: string
  value: string
  /** What is wrong with the entry, told once the visitor has left the field or pressed Enter; empty if nothing is. */
  problem: string
  onChange: (value: string) => void
}

/** A number, typed as text: a browser keeps to itself what was typed into a number field that it doesn't like. */
export function EntryField({ label, value, problem, onChange }: EntryFieldProps) {
  const [isSettled, setIsSettled] = useState(false)
  const problemId = useId()
  const told = isSettled && value.trim() !== '' ? problem : ''
  return (
    <div className="min-w-0">
      <Field label={label}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={told !== ''}
          aria-describedby={problemId}
          onChange={({ currentTarget }) => {
            setIsSettled(false)
            onChange(currentTarget.value)
          }}
          onBlur={() => setIsSettled(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The converter may stand inside a form that has nothing to do with it.
            event.preventDefault()
            setIsSettled(true)
          }}
        />
      </Field>
      <p id={problemId} role="status" className="mt-1 text-sm text-bad">
        {told}
      </p>
    </div>
  )
}
