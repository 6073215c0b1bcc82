import type { Degree, StudyField } from '../../eligibility/vocabulary'
import type { Level } from '../../facts/vocabulary'
import { isTied } from '../../scholarships/at-university'
import { SEVERAL_COUNTRIES } from '../../scholarships/vocabulary'
import type { SubjectSlug } from '../../subjects/subject'
import { paysFor, placeTie, type PlacedAward, type UniversityPlace } from '../awards'
import type { Shard } from '../shards'

const DEGREE_OF: Record<Level, Degree> = { bachelor: "Bachelor's", master: "Master's", doctorate: 'Ph.D.' }

type Wanted = {
  level: Level
  subject: SubjectSlug
  /** The subjects of a field of awards, with their branches. */
  subjectsOf: (field: StudyField) => readonly SubjectSlug[]
  positionOf: (universityId: string) => number | undefined
  /** The universities of a country or territory. */
  placesIn: (countryCode: string) => readonly UniversityPlace[]
}

/**
 * The numbers of awards that can be used for a subject at a level: those for any university, those of each country, and
 * those of single universities. They say nothing about who may apply. Ended awards are left out.
 */
export function countAwards(awards: readonly PlacedAward[], wanted: Wanted): Shard['awards'] {
  const { level, subject, subjectsOf, positionOf, placesIn } = wanted
  const counts = { any: 0, of: {} as Record<string, number>, more: {} as Record<number, number> }
  const countAt = (ids: readonly string[], by: 1 | -1) => {
    for (const id of ids) {
      const at = positionOf(id)
      if (at !== undefined) counts.more[at] = (counts.more[at] ?? 0) + by
    }
  }
  for (const award of awards) {
    const { status, eligibleDegrees, universityIds, hostCountries, severalIn, hostLimit } = award
    if (status === 'ended' || !eligibleDegrees.includes(DEGREE_OF[level])) continue
    if (!paysFor(award, { level, subject }, subjectsOf)) continue
    if (isTied(award)) {
      countAt(universityIds, 1)
      continue
    }
    const isSeveral = hostCountries.includes(SEVERAL_COUNTRIES.value)
    if (isSeveral && severalIn === null) {
      counts.any++
      continue
    }
    // An award that also names a country counts there once.
    const places = [...new Set([...hostCountries, ...(severalIn ?? [])])].map(placesIn)
    for (const [first, ...others] of places) {
      if (!first) continue
      counts.of[first.countryCode] = (counts.of[first.countryCode] ?? 0) + 1
      // Fewer are private than of the state, so the file names those.
      const outside = [first, ...others].filter(
        (place) => hostLimit === 'public' && placeTie(award, place) === null,
      )
      countAt(
        outside.map(({ universityId }) => universityId),
        -1,
      )
    }
  }
  return counts
}
