'use client'

import { boundedNumber, type Bounds } from '@/lib/list/search-params'
import { useSyncedInput } from './use-synced-input'

type Bound = number | null

type RangeFieldsProps = {
  name: string
  bounds: Bounds
  from: Bound
  to: Bound
  onChange: (from: Bound, to: Bound) => void
}

const toText = (bound: Bound) => (bound === null ? '' : String(bound))

type NumberFieldProps = {
  name: string
  label: string
  bounds: Bounds
  value: Bound
  onValue: (value: Bound) => void
}

function NumberField({ name, label, bounds, value, onValue }: NumberFieldProps) {
  const { min, max, step } = bounds
  return (
    <label className="flex-1 text-xs text-ink-3">
      {label}
      <input
        type="number"
        name={name}
        inputMode="decimal"
        className="mt-1 block h-11 w-full rounded-sm border border-line-strong bg-surface px-2 text-base text-ink md:h-9"
        min={min}
        max={max}
        step={step}
        {...useSyncedInput(
          toText(value),
          (text) => onValue(boundedNumber(text, bounds)),
          (typed) => toText(boundedNumber(typed, bounds)),
        )}
      />
    </label>
  )
}

/** A lower and an upper bound as two number inputs; an empty input sets no bound. */
export function RangeFields({ name, bounds, from, to, onChange }: RangeFieldsProps) {
  return (
    <div className="flex gap-2">
      <NumberField
        name={`${name}Min`}
        label="From"
        bounds={bounds}
        value={from}
        onValue={(value) => onChange(value, to)}
      />
      <NumberField
        name={`${name}Max`}
        label="To"
        bounds={bounds}
        value={to}
        onValue={(value) => onChange(from, value)}
      />
    </div>
  )
}
