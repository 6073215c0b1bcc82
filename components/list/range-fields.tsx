'use client'

import { NumberField } from '@/components/ui/number-field'
import { boundedEntry, describeBounds, type Bounds, type NumberEntry } from '@/lib/money/number-bounds'

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

type Entry = NumberEntry<Bound>

/** Reads a bound. The reader of other than plain digits is loaded for the first such entry. */
function readBound(typed: string, bounds: Bounds, unit: string): Entry | Promise<Entry> {
  if (typed === '') return { value: null }
  if (/^\d+$/.test(typed)) return boundedEntry(Number(typed), bounds)
  return (
    unit === 'US$'
      ? import('@/lib/study/money-entry').then(({ readMoneyEntry }) => readMoneyEntry(typed, bounds))
      : import('@/lib/money/number-entry').then(({ readNumberEntry }) => readNumberEntry(typed, bounds, unit))
  ).catch(() => ({ value: null, problem: describeBounds(bounds) }))
}

/** A lower and an upper bound as two number inputs; an empty input sets no bound. */
export function RangeFields({ name, bounds, unit, from, to, onChange }: RangeFieldsProps) {
  const read = (typed: string) => readBound(typed, bounds, unit)
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
