import type { UniversityCardData } from '@/lib/universities/card'
import { UniversityCard, type CardAction } from './university-card'

type ServerCardsProps = { cards: readonly UniversityCardData[]; action: CardAction }

/** A page of results as the server makes it. */
export function ServerCards({ cards, action: Action }: ServerCardsProps) {
  return (
    <div className="cards">
      {cards.map((card) => (
        <UniversityCard key={card.id} card={card} action={<Action id={card.id} name={card.name} />} />
      ))}
    </div>
  )
}
