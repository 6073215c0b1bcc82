import { LEVELS, type Level } from '../../facts/vocabulary'
import type { BroadField, Subject } from '../../subjects/subject'
import { groupBy } from '../../text/group-by'
import { KNOWLEDGE } from '../general-knowledge'
import type { Programme } from '../programme'

/**
 * The number of universities of a country that state a subject: in all, at each level that a source names for it, and
 * those of which no source tells the level. `more`: those of which only general knowledge names it.
 */
export type CountrySubject = {
  slug: string
  name: string
  universities: number
  levels: readonly { level: Level; universities: number }[]
  ofUnknownLevel: number
  more: number
  /** The first level at which it is stated or known. */
  level: Level | undefined
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
      .sort((a, b) => b.universities - a.universities || b.more - a.more)
    return own.length > 0 ? [{ code, label, subjects: own }] : []
  })
}

function countSubject({ slug, name }: Subject, all: readonly Programme[]): CountrySubject | null {
  if (all.length === 0) return null
  const stating = all.filter(({ dataset }) => dataset !== KNOWLEDGE)
  const idsOf = (programmes: readonly Programme[]) =>
    new Set(programmes.map(({ universityId }) => universityId))
  // Several levels mean that the source does not say which.
  const told = stating.filter(({ levels }) => levels.length === 1)
  const levels = LEVELS.map(({ value: level }) => ({
    level,
    universities: idsOf(told.filter((programme) => programme.levels.includes(level))).size,
  })).filter(({ universities }) => universities > 0)
  const universities = idsOf(stating).size
  const more = idsOf(all).size - universities
  const known = LEVELS.find(({ value }) => all.some((programme) => programme.levels.includes(value)))
  const level = levels[0]?.level ?? known?.value
  return { slug, name, universities, levels, ofUnknownLevel: universities - idsOf(told).size, more, level }
}
