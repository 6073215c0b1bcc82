import type { Degree, StudyField } from '../../eligibility/vocabulary'
import type { Level } from '../../facts/vocabulary'
import { isTied } from '../../scholarships/at-university'
import type { Scholarship } from '../../scholarships/record/schema'
import { SEVERAL_COUNTRIES } from '../../scholarships/vocabulary'
import type { SubjectSlug } from '../../subjects/subject'
import { paysFor } from '../awards'
import type { Shard } from '../shards'

type Award = Pick<
  Scholarship,
  'type' | 'universityIds' | 'hostCountries' | 'eligibleDegrees' | 'fieldsOfStudy' | 'eligibility' | 'status'
>

const DEGREE_OF: Record<Level, Degree> = { bachelor: "Bachelor's", master: "Master's", doctorate: 'Ph.D.' }

type Wanted = {
  level: Level
  subject: SubjectSlug
  /** The subjects of a field of awards, with their branches. */
  subjectsOf: (field: StudyField) => readonly SubjectSlug[]
  positionOf: (universityId: string) => number | undefined
}

/**
 * The numbers of awards that can be used for a subject at a level: those for any university, those of each country, and
 * those tied to single universities. They say nothing about who may apply. Ended awards are left out.
 */
export function countAwards(awards: readonly Award[], wanted: Wanted): Shard['awards'] {
  const { level, subject, subjectsOf, positionOf } = wanted
  const counts = { any: 0, of: {} as Record<string, number>, more: {} as Record<number, number> }
  for (const award of awards) {
    const { status, eligibleDegrees, universityIds, hostCountries } = award
    if (status === 'ended' || !eligibleDegrees.includes(DEGREE_OF[level])) continue
    if (!paysFor(award, { level, subject }, subjectsOf)) continue
    if (isTied(award)) {
      for (const id of universityIds) {
        const at = positionOf(id)
        if (at !== undefined) counts.more[at] = (counts.more[at] ?? 0) + 1
      }
      continue
    }
    const isSeveral = hostCountries.includes(SEVERAL_COUNTRIES.value)
    if (isSeveral) counts.any++
    // An award that also names a country counts there once.
    else for (const code of new Set(hostCountries)) counts.of[code] = (counts.of[code] ?? 0) + 1
  }
  return counts
}
