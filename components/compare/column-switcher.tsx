// All of it changes at once, so memoising its parts would only make the script longer.
'use no memo'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { ComparedUniversity } from '@/lib/universities/compared'
import { withInPair, type Pair } from '@/lib/compare/pair'

type ColumnSwitcherProps = {
  columns: readonly ComparedUniversity[]
  pair: Pair
  onPair: (pair: Pair) => void
}

const PLACES = [
  { place: 0, label: 'Left column' },
  { place: 1, label: 'Right column' },
] as const

/** On a phone two columns fit; this says which, also when it was said before the script came: no event told of that. */
export function ColumnSwitcher({ columns, pair, onPair }: ColumnSwitcherProps) {
  const selects = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent(() => {
    const [left, right] = Array.from(selects.current?.querySelectorAll('select') ?? [], ({ value }) => value)
    if (left && right && (left !== pair[0] || right !== pair[1])) onPair([left, right])
  })
  useEffect(() => takeOver(), [])
  if (columns.length < 3) return null
  return (
    <div ref={selects} className="comparison-switcher scripted print:hidden">
      {PLACES.map(({ place, label }) => (
        <label key={label} className="text-xs text-ink-3">
          {label}
          <select
            className="mt-1 block h-11 w-full rounded-sm border border-line-strong bg-surface px-2 text-base text-ink"
            value={pair[place] ?? ''}
            onChange={(event) => onPair(withInPair(pair, place, event.currentTarget.value))}
          >
            {columns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
