'use client'

import { formatCount } from '@/lib/text/format'

type OptionSelectProps = {
  name: string
  label: string
  /** What stands where nothing is chosen, and the results then. */
  any: { label: string; count: number }
  options: readonly { value: string; label: string; count: number }[]
  chosen: string | null
  onChoose: (value: string | null) => void
}

/** One choice of many, with the number of results each would leave. */
export function OptionSelect({ name, label, any, options, chosen, onChoose }: OptionSelectProps) {
  return (
    <label className="field">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      >
        <option value="">{`${any.label} (${formatCount(any.count)})`}</option>
        {options.map(({ value, label: text, count }) => (
          <option key={value} value={value}>{`${text} (${formatCount(count)})`}</option>
        ))}
      </select>
    </label>
  )
}
