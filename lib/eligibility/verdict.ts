import type { CheckOutcome, PlaceContext } from './places'
import type { Profile } from './profile'
import type { Ruled, RuleChecker, RuleFinding } from './rule'
import { checkDegree, checkDegreeHeld } from './degree-rules'
import { checkFeeStatus, checkNationality, checkResidence } from './place-rules'
import { checkField, checkFieldOfProgramme } from './field-rule'
import { checkGrade } from './grade-rule'
import {
  checkEnglish,
  checkOtherLanguage,
  checkBarredDegree,
  checkConditions,
  checkNeed,
  checkNomination,
  checkRefugees,
  checkWomenOnly,
  checkAge,
  checkWorkExperience,
} from './person-rules'

/** One function per rule, in the order in which the rules are shown; null where the scholarship has no such rule. */
const CHECKERS = {
  nationality: checkNationality,
  degree: checkDegree,
  field: checkField,
  residence: checkResidence,
  'fee-status': checkFeeStatus,
  refugees: checkRefugees,
  women: checkWomenOnly,
  age: checkAge,
  'degree-held': checkDegreeHeld,
  'degree-barred': checkBarredDegree,
  grade: checkGrade,
  english: checkEnglish,
  language: checkOtherLanguage,
  work: checkWorkExperience,
  need: checkNeed,
  nomination: checkNomination,
  conditions: checkConditions,
} satisfies Record<string, RuleChecker>

export type RuleId = keyof typeof CHECKERS

export type RuleCheck = RuleFinding & { rule: RuleId }

// The type of `Object.entries` does not keep the names.
const NAMED_CHECKERS = Object.entries(CHECKERS) as [RuleId, RuleChecker][]

/**
 * Checks every rule of a scholarship for a profile, in a fixed order.
 * @param isForProgramme as in `assess`
 */
export function checkEligibility(
  profile: Profile,
  scholarship: Ruled,
  context: PlaceContext,
  isForProgramme = false,
): RuleCheck[] {
  return NAMED_CHECKERS.flatMap(([rule, check]) => {
    const finding =
      rule === 'field' && isForProgramme
        ? checkFieldOfProgramme(profile, scholarship)
        : check(profile, scholarship, context)
    return finding ? [{ rule, ...finding }] : []
  })
}

/** Each verdict has its word, its sign and what it means. */
export const VERDICTS = [
  { value: 'eligible', label: 'Eligible', sign: '✓', meaning: 'You meet every rule we know.' },
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
 * One rule unmet: not eligible. One that lacks a test alone: almost. One undecided: check. Rules of places that are
 * `open` are listed and decide nothing; awards have none.
 */
export function verdictOf(checks: readonly { outcome: CheckOutcome }[]): Verdict {
  if (checks.some(({ outcome }) => outcome === 'unmet')) return 'not-eligible'
  if (checks.some(({ outcome }) => outcome === 'almost')) return 'almost'
  return checks.some(({ outcome }) => outcome === 'check') ? 'check' : 'eligible'
}

const DECIDED_BY = { eligible: null, 'not-eligible': 'unmet', almost: 'almost', check: 'check' } as const

/** The rules that decide a verdict, in their order; none for Eligible. */
export function decisiveChecks<Check extends { outcome: CheckOutcome }>({
  verdict,
  checks,
}: {
  verdict: Verdict
  checks: readonly Check[]
}): Check[] {
  return checks.filter(({ outcome }) => outcome === DECIDED_BY[verdict])
}

/**
 * What a verdict means, with the rules that decide it by name: "You meet the other rules we know. Still to check: Work
 * experience."
 */
export function meaningOf(assessment: Assessment): string {
  const { verdict, checks } = assessment
  const names = decisiveChecks(assessment)
    .map(({ label }) => label)
    .join(', ')
  if (verdict === 'not-eligible') return `You don’t meet: ${names}.`
  if (verdict === 'almost') return `You still need a test that the rules ask for: ${names}.`
  const [{ meaning }] = VERDICTS
  if (verdict === 'eligible') return meaning
  const others = checks.some(({ outcome }) => outcome === 'met') && 'You meet the other rules we know.'
  return [others, `Still to check: ${names}.`].filter(Boolean).join(' ')
}

/**
 * Whether a profile may apply, with every rule. It knows nothing of scores, and scores nothing of it.
 * @param isForProgramme a programme within the fields of the award goes before the field of the profile
 */
export function assess(
  profile: Profile,
  scholarship: Ruled,
  context: PlaceContext,
  isForProgramme = false,
): Assessment {
  const checks = checkEligibility(profile, scholarship, context, isForProgramme)
  return { verdict: verdictOf(checks), checks }
}
