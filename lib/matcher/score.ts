import { CRITERIA, type Scorable } from './criteria'
import type { Profile } from '../eligibility/profile'

export const MAX_SCORE = 100
export const SHOWN_ABOVE = 20

const LABELS = [
  { from: 80, label: 'Excellent Match' },
  { from: 60, label: 'Good Match' },
  { from: 40, label: 'Fair Match' },
  { from: 0, label: 'Basic Match' },
] as const

export type ScoredMatch<Item extends Scorable = Scorable> = {
  scholarship: Item
  matchScore: number
  /** Every reason for the score with its points, in the order of the criteria. */
  matchReasons: { id: string; points: number; text: string }[]
}

export function scoreScholarship<Item extends Scorable>(
  profile: Profile,
  scholarship: Item,
): ScoredMatch<Item> {
  const matchReasons = CRITERIA.flatMap(({ id, points, reason }) => {
    const text = reason(profile, scholarship)
    return text === null ? [] : [{ id, points, text }]
  })
  const sum = matchReasons.reduce((total, { points }) => total + points, 0)
  return { scholarship, matchScore: Math.min(MAX_SCORE, sum), matchReasons }
}

/** The scholarships with a score above 20, best first. Equal scores keep their order. */
export function matchScholarships<Item extends Scorable>(
  profile: Profile,
  scholarships: readonly Item[],
): ScoredMatch<Item>[] {
  return scholarships
    .map((scholarship) => scoreScholarship(profile, scholarship))
    .filter(({ matchScore }) => matchScore > SHOWN_ABOVE)
    .sort((a, b) => b.matchScore - a.matchScore)
}

export function matchLabel(score: number): (typeof LABELS)[number]['label'] {
  return LABELS.find(({ from }) => score >= from)?.label ?? 'Basic Match'
}
