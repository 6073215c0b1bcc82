import type { AriaAttributes, ChangeEvent } from 'react'
import { Options } from '@/components/ui/native-select'
import { NameInput } from '@/components/ui/name-input'
import type { Cells, ImportField, FieldKey } from '@/lib/import/fields'
import type { RowProblem } from '@/lib/import/validate'
import type { NamedCountry } from '@/lib/places/schema'
import { cn } from '@/lib/utils'

type FieldInputProps = {
  /** The beginning of the ids, so that a field can be on the page more than once. */
  prefix: string
  field: ImportField
  cells: Cells
  problems: readonly RowProblem[]
  /** Offered where a field is a country. */
  countries: readonly NamedCountry[]
  onChange: (key: FieldKey, value: string) => void
}

const BOX = 'block w-full rounded-sm border bg-surface px-3 py-2 text-base text-ink'

/** The input of one field, with its hint and its problem. */
export function FieldInput({ prefix, field, cells, problems, countries, onChange }: FieldInputProps) {
  const id = `${prefix}-${field.key}`
  const problem = problems.find((entry) => entry.field === field.key)?.reason
  const described = [field.hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={cn('min-w-0', field.kind === 'long' && 'sm:col-span-2')}>
      <label htmlFor={id} className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        <span>{field.label}</span>
        {field.hint && (
          <span id={`${id}-hint`} className="text-sm font-normal text-ink-3">
            {field.hint}
          </span>
        )}
      </label>
      <Control
        id={id}
        field={field}
        value={cells[field.key] ?? ''}
        countries={countries}
        className={cn(
          BOX,
          problem ? 'border-bad' : 'border-line-strong',
          field.kind !== 'long' && 'min-h-11',
        )}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onValueChange={(value) => onChange(field.key, value)}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm wrap-anywhere text-bad">
          <span aria-hidden>✕ </span>
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}

type ControlProps = Pick<FieldInputProps, 'field' | 'countries'> &
  Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
    id: string
    value: string
    className: string
    onValueChange: (value: string) => void
  }

function Control({ field, countries, onValueChange, ...props }: ControlProps) {
  const plain = {
    ...props,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onValueChange(event.currentTarget.value),
  }
  switch (field.kind) {
    case 'long':
      return <textarea {...plain} rows={3} />
    case 'choice':
      return (
        <select {...plain}>
          <option value="">Not reported</option>
          <Options of={field.options ?? []} />
        </select>
      )
    case 'country':
      return (
        <div className="relative">
          <NameInput {...props} options={countries} optionsLabel="Countries" onValueChange={onValueChange} />
        </div>
      )
    default:
      return (
        <input
          {...plain}
          inputMode={field.kind === 'number' || field.kind === 'percent' ? 'decimal' : undefined}
          autoComplete="off"
        />
      )
  }
}
