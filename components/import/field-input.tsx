import { CountryInput } from '@/components/ui/country-input'
import type { Field } from '@/lib/import/fields'
import type { NamedCountry } from '@/lib/places/schema'
import { cn } from '@/lib/utils'

type FieldInputProps = {
  /** The beginning of the ids, so that a field can be on the page more than once. */
  prefix: string
  field: Field
  value: string
  problem: string | undefined
  /** Offered where the field is a country. */
  countries: readonly NamedCountry[]
  onChange: (value: string) => void
}

const BOX = 'block w-full rounded-sm border bg-surface px-3 py-2 text-base text-ink'

/** The input of one field, with its hint and its problem. */
export function FieldInput({ prefix, field, value, problem, countries, onChange }: FieldInputProps) {
  const id = `${prefix}-${field.key}`
  return (
    <div className={cn('min-w-0', field.kind === 'long' && 'sm:col-span-2')}>
      <label htmlFor={id} className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        {field.label}
        {field.hint && (
          <span id={`${id}-hint`} className="text-xs font-normal text-ink-3">
            {field.hint}
          </span>
        )}
      </label>
      <Control
        id={id}
        field={field}
        value={value}
        countries={countries}
        className={cn(BOX, problem ? 'border-bad' : 'border-line-strong')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          [field.hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
        onValueChange={onChange}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm wrap-anywhere text-bad">
          <span aria-hidden>✕ </span>
          {problem}
        </p>
      )}
    </div>
  )
}

type ControlProps = Pick<FieldInputProps, 'field' | 'value' | 'countries'> & {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onValueChange: (value: string) => void
}

function Control({ field, countries, onValueChange, ...props }: ControlProps) {
  const tall = cn(props.className, 'min-h-11')
  switch (field.kind) {
    case 'long':
      return (
        <textarea {...props} rows={3} onChange={({ currentTarget }) => onValueChange(currentTarget.value)} />
      )
    case 'choice':
      return (
        <select
          {...props}
          className={tall}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        >
          <option value="">Not reported</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'country':
      return (
        <div className="relative">
          <CountryInput {...props} className={tall} countries={countries} onValueChange={onValueChange} />
        </div>
      )
    default:
      return (
        <input
          {...props}
          className={tall}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        />
      )
  }
}
