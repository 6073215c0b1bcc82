'use client'

import type { UniversityCardData } from '@/lib/universities/card'
import { UniversityCard, type CardAction } from './university-card'

type UniversityCardsProps = { cards: readonly UniversityCardData[]; action: CardAction }

/** A page of results as the server found it. In the browser too, so that it is sent once as markup and once as facts. */
export function UniversityCards({ cards, action: Action }: UniversityCardsProps) {
  return (
    <div className="cards cards-tall">
      {cards.map((card) => (
        <UniversityCard key={card.id} card={card} action={<Action id={card.id} name={card.name} />} />
      ))}
    </div>
  )
}
