'use client'

type SortSelectProps = {
  options: readonly { value: string; label: string }[]
  value: string
  /** Id of the form that the select is sent with when there is no script. */
  form: string
  onSort: (value: string) => void
}

export function SortSelect({ options, value, form, onSort }: SortSelectProps) {
  return (
    <label className="field">
      <span>Sort</span>
      <select name="sort" form={form} value={value} onChange={(event) => onSort(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
