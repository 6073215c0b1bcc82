import type { Level } from '../facts/vocabulary'
import type { Programme } from './programme'

/** The levels of which registers tell what each university teaches. */
type LevelsTold = ReadonlyMap<string, ReadonlySet<Level>>

/**
 * A register that has only first degrees tells nothing of master's degrees: what it leaves out may be taught. One that
 * has a level at all tells it of each university in it.
 */
export function levelsTold(programmes: readonly Programme[]): LevelsTold {
  const ofDataset = new Map<string, Set<Level>>()
  for (const { dataset, levels } of programmes) {
    const known = ofDataset.get(dataset) ?? new Set()
    for (const level of levels) known.add(level)
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
 * For each university that states the subject at other levels alone and of whose programmes at `level` no register tells:
 * that it may teach it, as a programme of no level.
 * @param stated programmes that state the subject, of any level
 */
export function taughtElsewhere(stated: readonly Programme[], level: Level, told: LevelsTold): Programme[] {
  const found = new Map<string, Programme>()
  const has = new Set(
    stated.flatMap(({ universityId, levels }) => (levels.includes(level) ? universityId : [])),
  )
  for (const programme of stated) {
    const { universityId, subject, dataset } = programme
    if (has.has(universityId) || found.has(universityId) || told.get(universityId)?.has(level)) continue
    found.set(universityId, {
      ...programme,
      key: `${dataset}-${level}-${subject}-elsewhere`,
      levels: [],
      grain: 'subject',
      also: [],
      title: null,
      titleEn: null,
      award: null,
      code: null,
      months: null,
      language: null,
      fee: null,
      mode: null,
      campus: null,
      faculty: null,
      url: null,
      count: null,
      options: [],
      hasPage: false,
    })
  }
  return [...found.values()]
}
