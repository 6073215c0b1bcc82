import { checkEligibility, type RuleCheck } from './check'
import type { PlaceContext } from './places'
import type { Profile } from './profile'
import type { Ruled } from './rule'

/** Each verdict has its word, its sign and what it means. */
export const VERDICTS = [
  { value: 'eligible', label: 'Eligible', sign: '✓', meaning: 'You meet every rule your profile answers.' },
  { value: 'not-eligible', label: 'Not eligible', sign: '✕', meaning: 'You don’t meet one of its rules.' },
  {
    value: 'check',
    label: 'Check',
    sign: '?',
    meaning: 'The rules we know don’t settle it: ask the provider.',
  },
  {
    value: 'almost',
    label: 'Almost',
    sign: '≈',
    meaning: 'You still need a test that the rules ask for.',
  },
] as const

export type Verdict = (typeof VERDICTS)[number]['value']

export type Assessment = { verdict: Verdict; checks: RuleCheck[] }

/**
 * One rule unmet: not eligible. One that lacks a test alone: almost. One undecided: check. Rules that the profile
 * doesn't answer are listed and decide nothing.
 */
export function verdictOf(checks: readonly Pick<RuleCheck, 'outcome'>[]): Verdict {
  if (checks.some(({ outcome }) => outcome === 'unmet')) return 'not-eligible'
  if (checks.some(({ outcome }) => outcome === 'almost')) return 'almost'
  return checks.some(({ outcome }) => outcome === 'check') ? 'check' : 'eligible'
}

/** Whether a profile may apply, with every rule. It knows nothing of scores, and scores nothing of it. */
export function assess(profile: Profile, scholarship: Ruled, context: PlaceContext): Assessment {
  const checks = checkEligibility(profile, scholarship, context)
  return { verdict: verdictOf(checks), checks }
}
