import type { Level } from '../../facts/vocabulary'
import type { SubjectSlug } from '../../subjects/subject'
import type { Programme } from '../programme'

/** The universities that state each subject at one level, as sorted positions in the catalogue's index. */
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
    if (subject === null || at === undefined || !levels.includes(level)) continue
    const known = found.get(subject)
    if (known) known.add(at)
    else found.set(subject, new Set([at]))
  }
  return new Map([...found].map(([slug, all]) => [slug, Uint16Array.from(all).sort()]))
}

/**
 * How many universities have one of the subjects.
 * @param isIn whether the university at a position counts
 */
export function countUniversities(
  universities: UniversitiesBySubject,
  subjects: readonly SubjectSlug[],
  isIn: (position: number) => boolean,
): number {
  const counted = new Set<number>()
  for (const slug of subjects) for (const at of universities.get(slug) ?? []) if (isIn(at)) counted.add(at)
  return counted.size
}
