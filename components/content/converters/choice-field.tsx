import { ConverterField } from './converter-field'

type ChoiceFieldProps = {
  label: string
  /** What stands there before anything is chosen; left out where something always is. */
  empty?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

export function ChoiceField({ label, empty, options, value, onChange }: ChoiceFieldProps) {
  return (
    <ConverterField label={label}>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {empty && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </ConverterField>
  )
}
