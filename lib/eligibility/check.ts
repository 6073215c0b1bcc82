import { checkNationality, checkRefugees, checkResidence, checkWomenOnly } from './person-rules'
import type { PlaceContext } from './places'
import type { Profile } from './profile'
import type { RuleCheck, RuleChecker, Ruled } from './rule'
import {
  checkAge,
  checkDegree,
  checkDegreeHeld,
  checkEnglish,
  checkField,
  checkGrade,
  checkOtherConditions,
  checkOtherLanguage,
  checkWorkExperience,
} from './study-rules'

/** One function per rule; null where the scholarship has no such rule. */
const CHECKERS: readonly RuleChecker[] = [
  checkNationality,
  checkDegree,
  checkField,
  checkResidence,
  checkRefugees,
  checkWomenOnly,
  checkAge,
  checkDegreeHeld,
  checkGrade,
  checkEnglish,
  checkOtherLanguage,
  checkWorkExperience,
  checkOtherConditions,
]

/** Every rule of a scholarship, in a fixed order, held against a profile. */
export function checkEligibility(profile: Profile, scholarship: Ruled, context: PlaceContext): RuleCheck[] {
  return CHECKERS.flatMap((check) => check(profile, scholarship, context) ?? [])
}
