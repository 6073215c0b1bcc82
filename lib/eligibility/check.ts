import type { PlaceContext } from './places'
import { checkDegree, checkDegreeHeld } from './degree-rules'
import { checkFeeStatus, checkNationality, checkResidence } from './place-rules'
import type { Profile } from './profile'
import type { RuleChecker, RuleFinding, Ruled } from './rule'
import {
  checkAge,
  checkEnglish,
  checkField,
  checkGrade,
  checkOtherConditions,
  checkOtherLanguage,
  checkWorkExperience,
} from './study-rules'

const checkRefugees: RuleChecker = (_, { eligibility }) =>
  eligibility.refugees === 'required'
    ? { label: 'Refugees', outcome: 'check', why: 'Only for refugees.' }
    : null

const checkWomenOnly: RuleChecker = (_, { eligibility }) =>
  eligibility.womenOnly ? { label: 'Women', outcome: 'check', why: 'Only for women.' } : null

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
  grade: checkGrade,
  english: checkEnglish,
  language: checkOtherLanguage,
  work: checkWorkExperience,
  conditions: checkOtherConditions,
} satisfies Record<string, RuleChecker>

export type RuleId = keyof typeof CHECKERS

export type RuleCheck = RuleFinding & { rule: RuleId }

// The type of `Object.entries` does not keep the names.
const NAMED_CHECKERS = Object.entries(CHECKERS) as [RuleId, RuleChecker][]

/** Checks every rule of a scholarship for a profile, in a fixed order. */
export function checkEligibility(profile: Profile, scholarship: Ruled, context: PlaceContext): RuleCheck[] {
  const checks: RuleCheck[] = []
  for (const [rule, check] of NAMED_CHECKERS) {
    const finding = check(profile, scholarship, context)
    if (finding) checks.push({ rule, ...finding })
  }
  return checks
}
