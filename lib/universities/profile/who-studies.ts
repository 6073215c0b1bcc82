import type { University } from '../record/schema'

/** A part of a whole: `percent` of it, and as many people where they were counted. */
export type SharePart = { label: string; percent: number; people: number | null }

const LEVELS_COUNTED = [
  { key: 'undergraduate', label: 'Undergraduate' },
  { key: 'master', label: 'Master’s' },
  { key: 'doctorate', label: 'Doctorate' },
] as const

/** Students from abroad and at home; none where the share from abroad is not known. */
export function homeAndAbroad({
  studentPopulation: students,
  internationalStudents: counted,
  internationalPercent,
}: Pick<University, 'studentPopulation' | 'internationalStudents' | 'internationalPercent'>): SharePart[] {
  const percent =
    internationalPercent ?? (students !== null && counted !== null ? (counted / students) * 100 : null)
  if (percent === null || percent > 100) return []
  return [
    { label: 'From abroad', percent, people: counted },
    {
      label: 'From the country',
      percent: 100 - percent,
      people: students !== null && counted !== null ? students - counted : null,
    },
  ]
}

/** Students by level; none where fewer than two levels are known. */
export function byLevel({ facts }: Pick<University, 'facts'>): SharePart[] {
  const counts = LEVELS_COUNTED.flatMap(({ key, label }) => {
    const people = facts.studentsByLevel?.value[key] ?? null
    return people ? [{ label, people }] : []
  })
  const all = counts.reduce((sum, { people }) => sum + people, 0)
  return counts.length < 2
    ? []
    : counts.map(({ label, people }) => ({ label, people, percent: (people / all) * 100 }))
}

/** The start and the width of each part, of a bar 100 wide. */
export function barOf(parts: readonly Pick<SharePart, 'percent'>[]): { x: number; width: number }[] {
  const round = (value: number) => Math.round(value * 10) / 10
  return parts.map(({ percent }, at) => ({
    x: round(parts.slice(0, at).reduce((sum, before) => sum + before.percent, 0)),
    width: round(percent),
  }))
}
