'use client'

import { useSyncExternalStore } from 'react'
import {
  getLoadedCatalogue,
  getNoCatalogue,
  subscribeToCatalogue,
} from '@/components/catalogue/catalogue-store'
import type { UniversityCardData } from '@/lib/universities/card'
import type { UniversityRow } from '@/lib/universities/row'
import { UniversityCard, type CardAction } from './university-card'

type UniversityCardsProps = { cards: readonly UniversityCardData[]; action: CardAction }

/** A page of results. */
export function UniversityCards({ cards, action: Action }: UniversityCardsProps) {
  'use memo'
  return (
    <div className="cards cards-tall">
      {cards.map((card) => (
        <UniversityCard key={card.id} card={card} action={<Action id={card.id} name={card.name} />} />
      ))}
    </div>
  )
}

/** A page of results that the browser found. */
export function FoundCards({ rows, action }: { rows: readonly UniversityRow[]; action: CardAction }) {
  'use memo'
  const catalogue = useSyncExternalStore(subscribeToCatalogue, getLoadedCatalogue, getNoCatalogue)
  return <UniversityCards cards={catalogue ? rows.map(catalogue.cardOf) : []} action={action} />
}
