import type { Fact, TaughtSubject, UniversityFacts } from '../../facts/fact'
import { LEVELS, type Level } from '../../facts/vocabulary'
import type { ReadableRecord, University } from '../record/schema'

const SHOWN = 6

const isTaughtAt = (level: Level, of: TaughtSubject['level']) =>
  of === level || of === 'all' || of === (level === 'bachelor' ? 'undergraduate' : 'graduate')

/** The subjects that most courses or students of a level are in, largest first. They come from one source. */
export function subjectsAt(
  { subjects }: Pick<UniversityFacts, 'subjects'>,
  level: Level,
): Fact<TaughtSubject>[] {
  const taught = subjects.filter(({ value }) => isTaughtAt(level, value.level))
  const [first] = taught
  return taught
    .filter(
      ({ value, source, year }) =>
        value.counted === first?.value.counted && source.title === first.source.title && year === first.year,
    )
    .sort((a, b) => b.value.count - a.value.count)
    .slice(0, SHOWN)
}

/** The programmes that the record names at a level, and those whose level nobody said. */
export const popularAt = (
  { popularPrograms }: Pick<ReadableRecord, 'popularPrograms'>,
  level: Level,
): readonly string[] =>
  popularPrograms.filter(({ levels }) => levels === null || levels.includes(level)).map(({ label }) => label)

/**
 * Whether the programmes that the record names answer which subjects are large: no source counts people. At Oxford most
 * courses are joint ones in small languages.
 */
export function showsPopular({
  facts,
  popularPrograms,
}: Pick<University, 'facts' | 'popularPrograms'>): boolean {
  const countsPeople = LEVELS.some(({ value }) =>
    subjectsAt(facts, value).some((subject) => subject.value.countsPeople),
  )
  return popularPrograms.length > 0 && !countsPeople
}
