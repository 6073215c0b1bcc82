import type { DrawnCard } from '@/lib/scholarships/drawn-card'
import { ScholarshipCard } from './scholarship-card'

export function ScholarshipCards({ cards }: { cards: readonly DrawnCard[] }) {
  'use memo'
  return (
    <div className="cards">
      {cards.map((card) => (
        <ScholarshipCard key={card.id} card={card} />
      ))}
    </div>
  )
}
