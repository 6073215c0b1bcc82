'use client'

type SortSelectProps = {
  options: readonly { value: string; label: string }[]
  value: string
  form: string
  onSort: (value: string) => void
}

export function SortSelect({ options, value, form, onSort }: SortSelectProps) {
  return (
    <label className="field min-w-0 flex-[1_0_190px] md:flex-[0_0_auto]">
      <span className="text-sm text-ink-3">Sort</span>
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
