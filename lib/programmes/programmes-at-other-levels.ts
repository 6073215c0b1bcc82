import { KNOWLEDGE } from './general-knowledge'
import type { Level } from '../facts/vocabulary'
import { RESEARCHED } from './researched-programmes'
import { NO_DETAILS, type Programme } from './programme'

/** The levels at which registers list the subjects of each university. */
export type ListedLevels = ReadonlyMap<string, ReadonlySet<Level>>

/**
 * A register that has only first degrees proves nothing about master's degrees: a subject that it lacks may be taught.
 * A register that has a level at all lists it for each of its universities, unless it is known to be partial there.
 */
export function listedLevels(
  programmes: readonly Programme[],
  isPartial: (dataset: string, level: Level) => boolean,
): ListedLevels {
  const ofDataset = new Map<string, Set<Level>>()
  for (const { dataset, levels } of programmes) {
    const known = ofDataset.get(dataset) ?? new Set()
    for (const level of levels) if (!isPartial(dataset, level)) known.add(level)
    ofDataset.set(dataset, known)
  }
  const told = new Map<string, Set<Level>>()
  for (const { universityId, dataset } of programmes) {
    const known = told.get(universityId) ?? new Set()
    for (const level of ofDataset.get(dataset) ?? []) known.add(level)
    told.set(universityId, known)
  }
  return told
}

/**
 * Universities that state the subject at other levels only, and whose programmes at `level` no register covers. Each
 * may teach it, so each becomes a programme without a level.
 * @param stated programmes that state the subject, of any level
 */
export function taughtElsewhere(stated: readonly Programme[], level: Level, told: ListedLevels): Programme[] {
  const found = new Map<string, Programme>()
  const has = new Set(
    stated.flatMap(({ universityId, levels }) => (levels.includes(level) ? universityId : [])),
  )
  for (const programme of stated) {
    const { universityId, subject, dataset, grain } = programme
    // Research in a field is no teaching of it, and what people know of one level says nothing of another.
    if (grain === 'research' || dataset === KNOWLEDGE || dataset === RESEARCHED) continue
    if (has.has(universityId) || found.has(universityId) || told.get(universityId)?.has(level)) continue
    found.set(universityId, {
      ...programme,
      ...NO_DETAILS,
      key: `${dataset}-${level}-${subject}-elsewhere`,
      levels: [],
      grain: 'subject',
      also: [],
    })
  }
  return [...found.values()]
}
