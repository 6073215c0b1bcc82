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

/** What tells programmes of one title apart, where sources state it. */
const STATED = ['months', 'mode', 'language', 'subject'] as const

/** Whether nothing that both of two programmes state differs. */
function isSame(a: Programme, b: Programme): boolean {
  const agree = <Value>(one: Value | null, other: Value | null) =>
    one === null || other === null || one === other
  if (!STATED.every((key) => agree(a[key], b[key]))) return false
  return a.fee === null || b.fee === null || (a.fee.sum === b.fee.sum && a.fee.currency === b.fee.currency)
}

/** The number of facts that a programme states: of two of the same that with more is kept. */
const factsIn = ({ fee, months, mode, language, subject, url }: Programme): number =>
  [fee, months, mode, language, subject, url].filter((fact) => fact !== null).length

/**
 * One programme is one row: without a second entry of the same title, award, place and choices at a university and level
 * that states nothing else, only less.
 */
export function withoutDoubles(programmes: readonly Programme[]): Programme[] {
  const titled = new Map<string, Programme[]>()
  for (const programme of programmes) {
    const { title, titleEn, universityId, levels, award, campus, city, options } = programme
    if (title === null) continue
    const key = [universityId, title.toLowerCase(), titleEn, levels, award, campus, city, options].join('|')
    titled.set(key, [...(titled.get(key) ?? []), programme])
  }
  const left = new Set<Programme>()
  for (const same of titled.values())
    same
      .toSorted((a, b) => factsIn(b) - factsIn(a))
      .forEach((programme, at, all) => {
        const isDouble = all.slice(0, at).some((other) => !left.has(other) && isSame(other, programme))
        if (isDouble) left.add(programme)
      })
  return programmes.filter((programme) => !left.has(programme))
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
 * General knowledge without what a source says better: the subjects that one names at the university and level, be it for
 * its research, and every subject of a university at a level that a register lists. What such a list lacks is probably not
 * taught.
 */
export function withoutListed(
  known: readonly Programme[],
  sourced: readonly Programme[],
  told: ListedLevels,
): Programme[] {
  const named = new Set(known.map(({ universityId }) => universityId))
  const stated = statedBy(sourced, ({ universityId }) => named.has(universityId))
  return known.filter((programme) =>
    programme.levels.every(
      (level) => !told.get(programme.universityId)?.has(level) && !stated.has(keyOf(programme, level)),
    ),
  )
}
