import type { Scholarship } from './record/schema'

export type Similar = { scholarship: Scholarship; reasons: string[] }

type Criterion = { weight: number; reason: string; isMet: (a: Scholarship, b: Scholarship) => boolean }

const share = (a: readonly string[], b: readonly string[]) => a.some((value) => b.includes(value))

const CRITERIA: readonly Criterion[] = [
  { weight: 5, reason: 'often named together', isMet: (a, b) => share(a.relatedIds, [b.id]) },
  {
    weight: 4,
    reason: 'same host country',
    isMet: (a, b) =>
      share(
        a.hostCountries.filter((code) => code !== 'multiple'),
        b.hostCountries,
      ),
  },
  {
    weight: 3,
    reason: 'same field',
    isMet: (a, b) =>
      a.fieldsOfStudy !== 'any' && b.fieldsOfStudy !== 'any' && share(a.fieldsOfStudy, b.fieldsOfStudy),
  },
  { weight: 3, reason: 'same degree', isMet: (a, b) => share(a.eligibleDegrees, b.eligibleDegrees) },
  { weight: 2, reason: 'also fully funded', isMet: (a, b) => a.isFullyFunded && b.isFullyFunded },
  { weight: 1, reason: 'same kind', isMet: (a, b) => a.type === b.type },
]

/** Below this, two awards have little to do with each other. */
const LEAST = 6

/** The most similar awards that still exist, best first, each with its reasons. `all` decides between equals. */
export function similarScholarships(
  scholarship: Scholarship,
  all: readonly Scholarship[],
  count: number,
): Similar[] {
  return all
    .filter((other) => other.id !== scholarship.id && other.status !== 'ended')
    .map((other) => {
      const met = CRITERIA.filter(({ isMet }) => isMet(scholarship, other))
      const score = met.reduce((sum, { weight }) => sum + weight, 0)
      return { scholarship: other, reasons: met.map(({ reason }) => reason), score }
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ scholarship: other, reasons }) => ({ scholarship: other, reasons }))
}
