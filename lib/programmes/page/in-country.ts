import { LEVELS, type Level } from '../../facts/vocabulary'
import type { BroadField, Subject } from '../../subjects/subject'
import { groupBy } from '../../text/group-by'
import type { Programme } from '../programme'

/**
 * The number of universities of a country that state a subject: in all, at each level that a source names for it, and
 * those of which no source tells the level.
 */
export type CountrySubject = {
  slug: string
  name: string
  universities: number
  levels: readonly { level: Level; universities: number }[]
  ofUnknownLevel: number
}

export type FieldInCountry = { code: string; label: string; subjects: readonly CountrySubject[] }

/** The subjects that the programmes of a country state, by broad field, those of most universities first. */
export function offeredInCountry(
  programmes: readonly Programme[],
  subjects: readonly Subject[],
  broadFields: readonly BroadField[],
): FieldInCountry[] {
  const bySubject = groupBy(programmes, ({ subject }) => subject)
  return broadFields.flatMap(({ code, label }) => {
    const own = subjects
      .filter(({ broad }) => broad === code)
      .flatMap((subject) => countSubject(subject, bySubject.get(subject.slug) ?? []) ?? [])
      .sort((a, b) => b.universities - a.universities)
    return own.length > 0 ? [{ code, label, subjects: own }] : []
  })
}

function countSubject({ slug, name }: Subject, stating: readonly Programme[]): CountrySubject | null {
  if (stating.length === 0) return null
  const idsOf = (programmes: readonly Programme[]) =>
    new Set(programmes.map(({ universityId }) => universityId))
  // Several levels mean that the source does not say which.
  const told = stating.filter(({ levels }) => levels.length === 1)
  const levels = LEVELS.map(({ value: level }) => ({
    level,
    universities: idsOf(told.filter((programme) => programme.levels.includes(level))).size,
  })).filter(({ universities }) => universities > 0)
  const universities = idsOf(stating).size
  return { slug, name, universities, levels, ofUnknownLevel: universities - idsOf(told).size }
}
