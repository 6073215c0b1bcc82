import type { Level } from '../facts/vocabulary'
import type { Programme } from './programme'
import type { ListedLevels } from './programmes-at-other-levels'
import { namesProgrammes } from './vocabulary'

/** The statements, each as "university subject level". */
function statedBy(programmes: Iterable<Programme>, isOne: (programme: Programme) => boolean): Set<string> {
  const stated = new Set<string>()
  for (const programme of programmes) {
    if (!isOne(programme)) continue
    for (const level of programme.levels) stated.add(keyOf(programme, level))
  }
  return stated
}

const keyOf = ({ universityId, subject }: Programme, level: Level) => `${universityId} ${subject} ${level}`

/**
 * Without the subjects at a level whose courses are there by their titles: "Law, 12 courses" says nothing beside the
 * twelve.
 */
export function withoutCoarser(programmes: readonly Programme[]): Programme[] {
  const withTitles = new Set(
    programmes.flatMap(({ grain, universityId }) => (namesProgrammes(grain) ? universityId : [])),
  )
  const isCoarse = ({ grain, universityId }: Programme) => grain === 'subject' && withTitles.has(universityId)
  const withBoth = new Set(programmes.filter(isCoarse).map(({ universityId }) => universityId))
  const titled = statedBy(
    programmes,
    ({ grain, universityId }) => namesProgrammes(grain) && withBoth.has(universityId),
  )
  return programmes.filter(
    (programme) =>
      !isCoarse(programme) || !programme.levels.every((level) => titled.has(keyOf(programme, level))),
  )
}

/** Without the subjects that others name at that university and level already. */
export function withoutStated(researched: readonly Programme[], others: readonly Programme[]): Programme[] {
  const named = new Set(researched.map(({ universityId }) => universityId))
  const stated = statedBy(others, ({ universityId }) => named.has(universityId))
  return researched.filter(
    (programme) => !programme.levels.every((level) => stated.has(keyOf(programme, level))),
  )
}

/**
 * General knowledge without what a register says better: the subjects that one names at the university and level, and every
 * subject of a university at a level that one lists. What such a list lacks is probably not taught.
 */
export function withoutListed(
  known: readonly Programme[],
  registered: readonly Programme[],
  told: ListedLevels,
): Programme[] {
  const named = new Set(known.map(({ universityId }) => universityId))
  const stated = statedBy(
    registered,
    ({ universityId, grain }) => named.has(universityId) && grain !== 'research',
  )
  return known.filter((programme) =>
    programme.levels.every(
      (level) => !told.get(programme.universityId)?.has(level) && !stated.has(keyOf(programme, level)),
    ),
  )
}
