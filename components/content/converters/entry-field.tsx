import { useId, useState } from 'react'
import { Field } from '@/components/ui/field'

type EntryFieldProps = {
  label: string
  value: string
  /**
   * The problem with the entry, empty if there is none. It is shown after the visitor leaves the field or presses
   * Enter.
   */
  problem: string
  onChange: (value: string) => void
}

/**
 * A text field for a number. A field of type `number` hides an invalid entry from script, so it could not be
 * explained.
 */
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
            // Enter must not submit an unrelated form around the converter.
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
