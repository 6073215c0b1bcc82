import type { UniversityCardData } from './card'
import { rankSource } from './rank-source'

/** The first of a list, as their publisher ranks them. */
export type TopList = {
  title: string
  /** Who ranks them, and when. */
  source: string | null
  entries: { id: string; name: string; rank: string; place: string }[]
}

/** What is shown of the cards given; `place`: what stands below a name. */
export function toTopList(
  title: string,
  cards: readonly UniversityCardData[],
  place: 'country' | 'location',
): TopList {
  const rank = cards[0]?.rank
  return {
    title,
    source: rank ? rankSource(rank) : null,
    entries: cards.map(({ id, name, rank: own, ...card }) => ({
      id,
      name,
      rank: own?.label ?? '',
      place: card[place] ?? '',
    })),
  }
}
