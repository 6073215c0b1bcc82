'use client'

import type { ReactNode } from 'react'

export type LabelledValue = { label: string; value: ReactNode; note?: string | null }

/** Names and values side by side; a pair without a value is left out. Bare facts, as in `Numbers`. */
export function Pairs({ pairs }: { pairs: readonly LabelledValue[] }) {
  const known = pairs.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="divide-y divide-line">
      {known.map(({ label, value, note }) => (
        <div key={label} className="grid grid-cols-[minmax(6rem,2fr)_5fr] gap-x-4 py-0.75 md:py-1.25">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">
            <span>{value}</span>
            {note && <span className="text-ink-3">{` · ${note}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
