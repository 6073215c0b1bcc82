'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { cardGrid } from '@/components/ui/card'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { toAddedCard, toUniversities } from '@/lib/import/added-universities'
import type { Encoding } from '@/lib/import/encoding'
import { newRecordId, type Candidate, type MergeChoice } from '@/lib/import/merge'
import { unchangedProvenance } from '@/lib/import/provenance'
import { countToAdd, type Review, type Sorted } from '@/lib/import/review'
import type { Checked } from '@/lib/import/validate'
import { count, formatCount } from '@/lib/text/format'
import { cardAt, type UniversityCardData } from '@/lib/universities/card'
import { ProvenanceList } from './provenance-list'
import { ReviewDoubles } from './review-doubles'
import { ReviewFaults } from './review-faults'
import { ReviewNotes } from './review-notes'
import { MoreButton, useShown } from './use-shown'
import type { World } from './world'

type ReviewPanelProps = {
  review: Review
  sorted: Sorted
  world: World
  isSaving: boolean
  renderCard: (card: UniversityCardData) => ReactNode
  /** Called with null when the visitor discards the rows. */
  onChange: (review: Review | null) => void
  onEncoding: (encoding: Encoding) => void
  onAdd: () => void
}

/** A row as the visitor corrected it. A value that is no longer the page's loses the page. */
function corrected({ provenance, further, cells }: Checked, next: Checked): Checked {
  const kept = unchangedProvenance(provenance, cells, next.cells)
  return { ...next, ...(kept && { provenance: kept }), ...(further && { further }) }
}

/** The rows that were read, before any of them is stored. */
export function ReviewPanel({
  review,
  sorted,
  world,
  isSaving,
  renderCard,
  onChange,
  onEncoding,
  onAdd,
}: ReviewPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toAdd = countToAdd(sorted)
  const { fresh, doubles, refused, faulty, noted } = sorted
  const incomplete = faulty.length - refused.length

  useEffect(() => heading.current?.focus(), [])

  const choose = (rows: readonly number[], choice: MergeChoice) => {
    const chosen = Object.fromEntries(rows.map((at) => [at, choice]))
    onChange({ ...review, choices: { ...review.choices, ...chosen } })
  }
  const correct = (checked: Checked) =>
    onChange({
      ...review,
      rows: review.rows.map((row) => (row.at === checked.at ? corrected(row, checked) : row)),
    })

  return (
    <section aria-labelledby="review" className="mt-8 border-t border-line pt-6">
      <h2 id="review" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Look before you add
      </h2>
      <p className="mt-1 text-ink-2" role="status">
        {`${count(review.rows.length, 'row')} read: ${formatCount(fresh.length)} new, ${formatCount(doubles.length)} here already, ${formatCount(refused.length)} refused.${incomplete > 0 ? ` ${count(incomplete, 'row')} will be added without some values.` : ''}`}
      </p>
      <ReviewNotes review={review} rows={noted} onEncoding={onEncoding} />
      <ReviewFaults rows={faulty} reference={world.reference} onCorrect={correct} />
      <ReviewDoubles doubles={doubles} onChoose={choose} />
      <ReviewReady candidates={fresh} world={world} renderCard={renderCard} />
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
        <Button variant="main" className="max-sm:flex-1" disabled={toAdd === 0 || isSaving} onClick={onAdd}>
          {`Add ${count(toAdd, 'university', 'universities')}`}
        </Button>
        <Button onClick={() => onChange(null)}>Discard</Button>
      </div>
    </section>
  )
}

type ReviewReadyProps = Pick<ReviewPanelProps, 'world' | 'renderCard'> & { candidates: readonly Candidate[] }

/** The new universities as cards, as the catalogue will show them. */
function ReviewReady({ candidates, world, renderCard }: ReviewReadyProps) {
  const { shown, more } = useShown(candidates, 6, 12)
  if (candidates.length === 0) return null
  const entries = shown.map(({ record }) => ({
    id: newRecordId(record, () => false),
    replaces: null,
    record,
  }))
  return (
    <section aria-labelledby="review-ready" className="mt-8">
      <h3 id="review-ready" className="mb-3 text-md">
        Ready to add
      </h3>
      <ul className={cardGrid}>
        {toUniversities(entries, world.rows, world.reference).map((university) => (
          <li key={university.id} className="grid">
            {renderCard(cardAt(toAddedCard(university), 'bachelor'))}
          </li>
        ))}
      </ul>
      <MoreButton what="cards" {...more} />
      {shown.map(
        ({ at, record, provenance }) =>
          provenance && (
            <Collapsible key={at} className="mt-4">
              <CollapsibleTrigger>{`Where the values of ${record.name} were read`}</CollapsibleTrigger>
              <ProvenanceList provenance={provenance} />
            </Collapsible>
          ),
      )}
    </section>
  )
}
