import type { Assessment } from '../eligibility/verdict'
import { isOpen } from '../scholarships/deadline-status'
import type { MatcherScholarship } from './matcher-file'

type Assessed = { match: { scholarship: MatcherScholarship }; assessment: Assessment }

const TOP_MATCHES = 3

/**
 * Whether the note may stand on a match: the visitor may get the award, its rule on nationality lets them in, and
 * applications are open. A missing date is no open round.
 */
function canBeRecommended({ match, assessment }: Assessed, today: string): boolean {
  const { verdict, checks } = assessment
  return (
    (verdict === 'eligible' || verdict === 'check') &&
    checks.some(({ rule, outcome }) => rule === 'nationality' && outcome === 'met') &&
    isOpen(match.scholarship, today) === true
  )
}

/**
 * The first three matches that the visitor may get and can still apply for, in the order given.
 * @param today an ISO date
 */
export function topMatches<Entry extends Assessed>(entries: readonly Entry[], today: string): Entry[] {
  return entries.filter((entry) => canBeRecommended(entry, today)).slice(0, TOP_MATCHES)
}

/** The note on a match by its position among `topMatches`, from 0; null below 0. */
export function topMatchNote(position: number): string | null {
  return position < 0 ? null : `Top ${position + 1} Match - Highly Recommended`
}
