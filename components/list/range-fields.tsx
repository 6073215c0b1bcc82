'use client'

import { NumberField } from '@/components/ui/number-field'
import { readDollarEntry } from '@/lib/choice/dollar-entry'
import { readNumberEntry, type Bounds } from '@/lib/money/number-entry'

type Bound = number | null

type RangeFieldsProps = {
  name: string
  bounds: Bounds
  /** "US$", "%": what stands behind a number may name it too. */
  unit: string
  from: Bound
  to: Bound
  onChange: (from: Bound, to: Bound) => void
}

/** A lower and an upper bound as two number inputs; an empty input sets no bound. */
export function RangeFields({ name, bounds, unit, from, to, onChange }: RangeFieldsProps) {
  const read = (typed: string) =>
    unit === 'US$' ? readDollarEntry(typed, bounds) : readNumberEntry(typed, bounds, unit)
  return (
    <div className="flex gap-2">
      <NumberField
        name={`${name}Min`}
        label="From"
        read={read}
        value={from}
        onChange={(value) => onChange(value, to)}
      />
      <NumberField
        name={`${name}Max`}
        label="To"
        read={read}
        value={to}
        onChange={(value) => onChange(from, value)}
      />
    </div>
  )
}
