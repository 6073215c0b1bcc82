'use client'

import type { ReactNode } from 'react'
import { toAddedCard, toUniversities } from '@/lib/import/added-universities'
import { newId, type Candidate } from '@/lib/import/merge'
import type { UniversityCardData } from '@/lib/universities/card'
import { ShowMore } from './show-more'
import { useShown } from './use-shown'
import type { World } from './world'

type ReviewReadyProps = {
  candidates: readonly Candidate[]
  world: World
  renderCard: (card: UniversityCardData) => ReactNode
}

/** The new universities as cards, as the catalogue will show them. */
export function ReviewReady({ candidates, world, renderCard }: ReviewReadyProps) {
  const { shown, more, showMore } = useShown(candidates, 6, 12)
  if (candidates.length === 0) return null
  const entries = shown.map(({ record }) => ({
    id: newId(record, () => false),
    addedOn: '',
    from: 'file' as const,
    replaces: null,
    record,
  }))
  return (
    <section aria-labelledby="review-ready" className="mt-8">
      <h3 id="review-ready" className="mb-3 text-lg">
        Ready to add
      </h3>
      <ul className="cards">
        {toUniversities(entries, world.rows, world.reference).map((university) => (
          <li key={university.id} className="grid">
            {renderCard(toAddedCard(university))}
          </li>
        ))}
      </ul>
      <ShowMore more={more} what="cards" onMore={showMore} />
    </section>
  )
}
