import type { PlaceContext } from './places'
import { checkDegree, checkDegreeHeld } from './degree-rules'
import { checkFeeStatus, checkNationality, checkResidence } from './place-rules'
import type { Profile } from './profile'
import type { RuleChecker, RuleFinding, Ruled } from './rule'
import { checkField, checkFieldOfProgramme } from './field-rule'
import { checkGrade } from './grade-rule'
import { checkEnglish, checkOtherLanguage } from './language-rules'
import {
  checkBarredDegree,
  checkConditions,
  checkNeed,
  checkNomination,
  checkRefugees,
  checkWomenOnly,
} from './person-rules'
import { checkAge, checkWorkExperience } from './study-rules'

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
        ? checkFieldOfProgramme(scholarship)
        : check(profile, scholarship, context)
    return finding ? [{ rule, ...finding }] : []
  })
}
