type TextFieldProps = {
  label: string
  value: string
  options?: readonly string[]
  onChange: (value: string) => void
}

/** A field for a short text, with suggestions where there are options. */
export function TextField({ label, value, options, onChange }: TextFieldProps) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <span className="field font-normal">
        <input
          value={value}
          maxLength={140}
          list={options && 'reading-countries'}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {options && (
        <datalist id="reading-countries">
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  )
}
