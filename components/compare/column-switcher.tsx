import { useRef } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
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

/** Which two columns a phone shows. It has room for no more. */
export function ColumnSwitcher({ columns, pair, onPair }: ColumnSwitcherProps) {
  const selects = useRef<HTMLDivElement>(null)
  useEarlyInput(selects)
  if (columns.length < 3) return null
  return (
    <div
      ref={selects}
      className="mb-2 grid grid-cols-2 gap-2 min-[48rem]:hidden print:hidden noscript:hidden"
    >
      {PLACES.map(({ place, label }) => (
        <label key={label} className="text-xs text-ink-3">
          <span>{label}</span>
          <select
            className="mt-1 h-11 w-full rounded-sm border border-line-strong bg-surface px-2 text-base text-ink"
            value={pair[place] ?? ''}
            onChange={(event) => onPair(withInPair(pair, place, event.currentTarget.value))}
          >
            {columns.map(({ id, name }) => (
              <option key={id} value={id} translate="no">
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
