import type { UniversityCardData } from './card'
import { rankSource } from './format'

/**
 * The first of a list, in the order of their publisher, with the cards given.
 * @param place the text below a name
 */
export function toTopList(
  title: string,
  cards: readonly UniversityCardData[],
  place: 'country' | 'location',
) {
  const rank = cards[0]?.rank
  return {
    title,
    /** The publisher of the ranking, and its year. */
    source: rank ? rankSource(rank) : null,
    entries: cards.map(({ id, name, rank: own, ...card }) => ({
      id,
      name,
      rank: own?.label ?? '',
      place: card[place] ?? '',
    })),
  }
}

export type TopList = ReturnType<typeof toTopList>
