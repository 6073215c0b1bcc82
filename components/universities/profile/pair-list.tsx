'use client'

import type { LabelledValue } from './pairs'

/** What `Pairs` draws. It gets bare facts: drawn by the server alone, every element would be sent twice. */
export function PairList({ pairs }: { pairs: readonly LabelledValue[] }) {
  return (
    <dl className="divide-y divide-line">
      {pairs.map(({ label, value, note }) => (
        <div key={label} className="flex flex-wrap gap-x-4 py-1 md:py-1.25">
          <dt className="flex-[2_1_6rem] text-sm text-ink-3">{label}</dt>
          <dd className="flex-[5_1_9rem] wrap-anywhere">
            {note ? (
              <>
                <span>{value}</span>
                <span className="text-ink-3">{` · ${note}`}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
