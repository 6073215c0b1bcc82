'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

type SortSelectProps = {
  options: readonly { value: string; label: string }[]
  value: string
  form: string
  onSort: (value: string) => void
}

/** Also takes over what was picked before its script came: no event told of that. */
export function SortSelect({ options, value, form, onSort }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => {
    const picked = select.current?.value ?? value
    if (picked !== value) onSort(picked)
  })
  useEffect(() => takeOver(), [])
  return (
    <label className="field">
      <span>Sort</span>
      <select
        ref={select}
        name="sort"
        form={form}
        value={value}
        onChange={(event) => onSort(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
