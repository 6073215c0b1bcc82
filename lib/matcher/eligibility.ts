import type { Scholarship } from '../scholarships/schema'
import { checkNationality, checkRefugees, checkResidence, checkWomenOnly } from './person-rules'
import type { Outcome, PlaceContext } from './places'
import type { Profile } from './profile'
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

export type RuleSource = { title: string; url: string | null; checkedOn: string }

export type RuleId =
  | 'nationality'
  | 'residence'
  | 'refugees'
  | 'women'
  | 'degree'
  | 'field'
  | 'age'
  | 'degree-held'
  | 'grade'
  | 'english'
  | 'language'
  | 'work'
  | 'conditions'

/** One rule of a scholarship held against a profile. `source` is set where the rule has one of its own. */
export type RuleCheck = {
  rule: RuleId
  label: string
  outcome: Outcome
  why: string
  source?: RuleSource | null
}

export type Ruled = Pick<Scholarship, 'eligibleDegrees' | 'fieldsOfStudy' | 'fieldsNote' | 'eligibility'>

export type RuleChecker = (profile: Profile, scholarship: Ruled, context: PlaceContext) => RuleCheck | null

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
