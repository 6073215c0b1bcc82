'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Choice } from '@/lib/import/merge'
import { countToAdd, type Review, type Sorted } from '@/lib/import/review'
import type { Checked } from '@/lib/import/validate'
import { count, formatCount } from '@/lib/text/format'
import type { UniversityCardData } from '@/lib/universities/card'
import { ReviewDoubles } from './review-doubles'
import { ReviewNotes } from './review-notes'
import { ReviewReady } from './review-ready'
import { ReviewRefused } from './review-refused'
import type { World } from './world'

type ReviewPanelProps = {
  review: Review
  sorted: Sorted
  world: World
  isSaving: boolean
  renderCard: (card: UniversityCardData) => ReactNode
  onChange: (review: Review) => void
  onAdd: () => void
  onDiscard: () => void
}

/** The rows that were read, before any of them is stored. */
export function ReviewPanel({
  review,
  sorted,
  world,
  isSaving,
  renderCard,
  onChange,
  onAdd,
  onDiscard,
}: ReviewPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toAdd = countToAdd(sorted)
  const { fresh, doubles, refused, noted } = sorted

  useEffect(() => heading.current?.focus(), [])

  const choose = (rows: readonly number[], choice: Choice) => {
    const chosen = Object.fromEntries(rows.map((at) => [at, choice]))
    onChange({ ...review, choices: { ...review.choices, ...chosen } })
  }
  const correct = (checked: Checked) =>
    onChange({ ...review, rows: review.rows.map((row) => (row.at === checked.at ? checked : row)) })

  return (
    <section aria-labelledby="review" className="mt-8 border-t border-line pt-6">
      <h2 id="review" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Look before you add
      </h2>
      <p className="mt-1 text-ink-2" role="status">
        {count(review.rows.length, 'row')} read: {formatCount(fresh.length)} new,{' '}
        {formatCount(doubles.length)} here already, {formatCount(refused.length)} refused.
      </p>
      <ReviewNotes unused={review.unused} rows={noted} />
      <ReviewRefused rows={refused} reference={world.reference} onCorrect={correct} />
      <ReviewDoubles doubles={doubles} onChoose={choose} />
      <ReviewReady candidates={fresh} world={world} renderCard={renderCard} />
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
        <Button
          type="button"
          variant="main"
          className="max-sm:flex-1"
          disabled={toAdd === 0 || isSaving}
          onClick={onAdd}
        >
          Add {count(toAdd, 'university', 'universities')}
        </Button>
        <Button type="button" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}
