import type { Verdict, Assessment } from '../eligibility/verdict'
import { isOpen } from '../scholarships/deadline-status'
import type { MatcherScholarship } from './matcher-file'

type Narrowed = { scholarship: MatcherScholarship; verdict: Verdict }

/** What a visitor may leave out of the matches. None of it changes a score or the order. */
export const NARROWINGS = [
  {
    value: 'full',
    label: 'Fully funded',
    keeps: ({ scholarship }: Narrowed) => scholarship.isFullyFunded,
  },
  { value: 'eligible', label: 'Eligible', keeps: ({ verdict }: Narrowed) => verdict === 'eligible' },
  {
    value: 'open',
    label: 'Open now',
    keeps: ({ scholarship }: Narrowed, today: string) => isOpen(scholarship, today) === true,
  },
] as const

export type Narrowing = (typeof NARROWINGS)[number]['value']

/** Whether an entry stays under all that was chosen. `today` is an ISO date. */
export const keepsAll = (chosen: readonly Narrowing[], entry: Narrowed, today: string): boolean =>
  NARROWINGS.every(({ value, keeps }) => !chosen.includes(value) || keeps(entry, today))

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
