'use client'

import { useSyncedInput } from './use-synced-input'

type Bound = number | null

type RangeFieldsProps = {
  name: string
  label: string
  unit: string
  min: number
  max: number
  step: number
  from: Bound
  to: Bound
  onChange: (from: Bound, to: Bound) => void
}

const toBound = (text: string): Bound =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)
const toText = (bound: Bound) => (bound === null ? '' : String(bound))

type NumberFieldProps = {
  name: string
  label: string
  limits: { min: number; max: number; step: number }
  value: Bound
  onValue: (value: Bound) => void
}

export function NumberField({ name, label, limits, value, onValue }: NumberFieldProps) {
  return (
    <label className="flex-1 text-xs text-ink-3">
      {label}
      <input
        type="number"
        name={name}
        inputMode="decimal"
        className="mt-1 block h-11 w-full rounded-sm border border-line-strong bg-surface px-2 text-base text-ink md:h-9"
        {...limits}
        {...useSyncedInput(toText(value), (text) => onValue(toBound(text)))}
      />
    </label>
  )
}

/** A lower and an upper bound as two number inputs; empty is no bound. */
export function RangeFields({ name, label, unit, min, max, step, from, to, onChange }: RangeFieldsProps) {
  const limits = { min, max, step }
  return (
    <fieldset className="facet">
      <legend>
        {label} <span className="faint">({unit})</span>
      </legend>
      <div className="flex gap-2">
        <NumberField
          name={`${name}Min`}
          label="From"
          limits={limits}
          value={from}
          onValue={(value) => onChange(value, to)}
        />
        <NumberField
          name={`${name}Max`}
          label="To"
          limits={limits}
          value={to}
          onValue={(value) => onChange(from, value)}
        />
      </div>
    </fieldset>
  )
}
