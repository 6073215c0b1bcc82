'use client'

import { formatCount } from '@/lib/text/format'

type OptionListProps = {
  type: 'checkbox' | 'radio'
  name: string
  options: readonly { value: string; label: string }[]
  /** Results with each option on, parallel to `options`; left out while they are not known. */
  counts?: readonly number[] | undefined
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** As wide as two figures, so that hardly a label moves when the number comes. */
const UNKNOWN = '\u2007\u2007'

/** Options with the number of results each would leave. One that would leave none can't be chosen. */
export function OptionList({ type, name, options, counts, chosen, onToggle }: OptionListProps) {
  return options.map(({ value, label }, at) => {
    const isChosen = chosen.includes(value)
    return (
      <label key={value} className="opt">
        <input
          type={type}
          name={name}
          value={value}
          checked={isChosen}
          disabled={counts?.[at] === 0 && !isChosen}
          onChange={() => onToggle(value)}
        />
        {label}
        <b>{counts ? formatCount(counts[at] ?? 0) : UNKNOWN}</b>
      </label>
    )
  })
}
