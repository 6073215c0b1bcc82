'use client'

import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { refusedToCsv } from '@/lib/import/export'
import type { Reference } from '@/lib/import/read-import'
import type { Checked } from '@/lib/import/validate'
import { RefusedRow } from './refused-row'
import { ShowMore } from './show-more'
import { useShown } from './use-shown'

type ReviewRefusedProps = {
  rows: readonly Checked[]
  reference: Reference
  onCorrect: (checked: Checked) => void
}

/** The refused rows, each with its line, its problems, and inputs to correct them. */
export function ReviewRefused({ rows, reference, onCorrect }: ReviewRefusedProps) {
  const { shown, more, showMore } = useShown(rows, 10, 20)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="review-refused" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="review-refused" className="text-lg">
          Refused
        </h3>
        <Button
          type="button"
          size="small"
          onClick={() => downloadText('refused-universities.csv', refusedToCsv(rows))}
        >
          Download refused rows
        </Button>
      </div>
      <ul className="mt-3 grid gap-3">
        {shown.map((row) => (
          <RefusedRow key={row.at} row={row} reference={reference} onCorrect={onCorrect} />
        ))}
      </ul>
      <ShowMore more={more} what="rows" onMore={showMore} />
    </section>
  )
}
