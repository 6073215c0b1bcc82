import { NativeSelect, Options } from '@/components/ui/native-select'
import type { ReactNode } from 'react'
import { Field } from './field'

type SelectFieldProps<Value extends string> = {
  /** As in `Field`. */
  label: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  /** The label for no choice. Left out if one of the options is always chosen. */
  empty?: string
  onChange: (value: Value | '') => void
}

export function SelectField<Value extends string>({
  label,
  options,
  value,
  empty,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label}>
      <NativeSelect
        value={value}
        onChange={({ currentTarget }) =>
          onChange(options.find((option) => option.value === currentTarget.value)?.value ?? '')
        }
      >
        {empty && <option value="">{empty}</option>}
        <Options of={options} />
      </NativeSelect>
    </Field>
  )
}
