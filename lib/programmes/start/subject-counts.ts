import type { Level } from '../../facts/vocabulary'
import type { SubjectSlug } from '../../subjects/subject'
import type { Programme } from '../programme'

/** The universities that state each subject at one level, and not at one of several without telling which, as sorted positions in the catalogue's index. */
type UniversitiesBySubject = ReadonlyMap<SubjectSlug, Uint16Array>

type Stated = Pick<Programme, 'subject' | 'levels' | 'universityId'>

export function universitiesBySubject(
  programmes: readonly Stated[],
  level: Level,
  positionOf: (universityId: string) => number | undefined,
): UniversitiesBySubject {
  const found = new Map<SubjectSlug, Set<number>>()
  for (const { subject, levels, universityId } of programmes) {
    const at = positionOf(universityId)
    if (subject === null || at === undefined || levels.length > 1 || levels[0] !== level) continue
    const known = found.get(subject)
    if (known) known.add(at)
    else found.set(subject, new Set([at]))
  }
  return new Map([...found].map(([slug, all]) => [slug, Uint16Array.from(all).sort()]))
}

/**
 * The number of universities with one of the subjects, by country. A university is in one country, so the number for
 * several is the sum.
 * @param countryOf the country of the university at a position
 */
export function countSubjectsByCountry(
  universities: UniversitiesBySubject,
  subjects: readonly SubjectSlug[],
  countryOf: (position: number) => string,
): ReadonlyMap<string, number> {
  const positions = new Set(subjects.flatMap((slug) => [...(universities.get(slug) ?? [])]))
  const counts = new Map<string, number>()
  for (const at of positions) {
    const country = countryOf(at)
    counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return counts
}
