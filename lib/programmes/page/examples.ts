import type { University } from '../../universities/record/schema'
import type { Programme } from '../programme'

/** A programme with a page, and where it is. */
export type Example = {
  programme: Programme
  university: Pick<University, 'id' | 'name' | 'countryCode' | 'country'>
}

/** The number of known facts on a programme's page; each counts the same. */
const knownFacts = ({ fee, months, language }: Programme) =>
  [fee, months, language].filter((part) => part !== null).length

/**
 * Some programmes with pages, each of another university: universities with a world rank first, the best of them in
 * front, and of each the programme that most is known of.
 */
export function chooseExamples(
  programmes: readonly Programme[],
  universityOf: (id: string) => University | null,
  count: number,
): Example[] {
  const best = new Map<string, Programme>()
  for (const programme of programmes) {
    if (!programme.hasPage || programme.subject === null) continue
    const known = best.get(programme.universityId)
    if (!known || knownFacts(programme) > knownFacts(known)) best.set(programme.universityId, programme)
  }
  return [...best.values()]
    .flatMap((programme) => {
      const university = universityOf(programme.universityId)
      return university ? [{ programme, university, rank: university.worldRanking?.rank ?? Infinity }] : []
    })
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .slice(0, count)
    .map(({ programme, university: { id, name, countryCode, country } }) => ({
      programme,
      university: { id, name, countryCode, country },
    }))
}
