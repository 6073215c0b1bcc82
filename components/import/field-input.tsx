import type { ChangeEvent } from 'react'
import type { Field } from '@/lib/import/fields'
import { cn } from '@/lib/utils'

type FieldInputProps = {
  /** Begins the ids, so that a field can stand on the page more than once. */
  prefix: string
  field: Field
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

const BOX = 'block w-full rounded-sm border bg-surface px-3 py-2 text-base text-ink'

/** The id of the list of countries that every country input offers. */
export const COUNTRY_LIST = 'import-countries'

/** One field of a university, with what to write in it and what is wrong with it. */
export function FieldInput({ prefix, field, value, problem, onChange }: FieldInputProps) {
  const id = `${prefix}-${field.key}`
  const shared = {
    id,
    value,
    className: cn(BOX, problem ? 'border-bad' : 'border-line-strong'),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [field.hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' '),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.currentTarget.value),
  }
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
      {field.kind === 'long' ? (
        <textarea {...shared} rows={3} />
      ) : field.kind === 'choice' ? (
        <select {...shared} className={cn(shared.className, 'min-h-11')}>
          <option value="">Not reported</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          className={cn(shared.className, 'min-h-11')}
          list={field.kind === 'country' ? COUNTRY_LIST : undefined}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm wrap-anywhere text-bad">
          <span aria-hidden>✕ </span>
          {problem}
        </p>
      )}
    </div>
  )
}
