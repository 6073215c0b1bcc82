import { Input } from '@/components/ui/input'
import { useId, useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

type EntryFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  value: string
  /** What is wrong with the entry, empty if nothing is. It is shown once the visitor leaves the field or presses Enter. */
  problem?: string | undefined
  /** A word about the entry that is shown at once. */
  note?: string | undefined
  onChange: (value: string) => void
}

/**
 * A text field for a number. A field of type `number` takes no comma and no digits of other scripts, hides an invalid entry
 * from script, so it could not be explained, and changes its number under a turning wheel.
 */
export function EntryField({ label, value, problem = '', note = '', onChange, ...rest }: EntryFieldProps) {
  const [isSettled, setIsSettled] = useState(false)
  const problemId = useId()
  const told = isSettled && value.trim() !== '' ? problem : ''
  return (
    <div className="min-w-0 flex-1">
      <Field label={label}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          type="text"
          value={value}
          aria-describedby={
            [(told || note) && problemId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={told !== '' || rest['aria-invalid'] || undefined}
          onChange={({ currentTarget }) => {
            setIsSettled(false)
            onChange(currentTarget.value)
          }}
          onBlur={(event) => {
            rest.onBlur?.(event)
            setIsSettled(true)
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (event.key === 'Enter') setIsSettled(true)
          }}
        />
      </Field>
      <p id={problemId} aria-live="polite" className={told ? 'mt-1 text-sm text-bad' : 'text-sm text-ink-2'}>
        {told || note}
      </p>
    </div>
  )
}
