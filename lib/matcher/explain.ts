import { CRITERIA, type Scorable } from './criteria'
import type { Profile } from '../eligibility/profile'

export type MatchReason = { id: string; points: number; text: string }

/** Every reason for a scholarship's score, with its points, in the order of the criteria. */
export function explainMatch(profile: Profile, scholarship: Scorable): MatchReason[] {
  return CRITERIA.flatMap(({ id, points, reason }) => {
    const text = reason(profile, scholarship)
    return text === null ? [] : [{ id, points, text }]
  })
}
