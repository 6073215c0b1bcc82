import type { Outcome } from '../eligibility/places'
import type { Profile } from '../eligibility/profile'
import type { Place, PlaceRules, RulePage } from './place'

/** The rules of a place to study, in the order in which they are shown. */
export const RULES = [
  'language',
  'degree',
  'certificate',
  'subject',
  'test',
  'intake',
  'register',
  'visa',
  'money',
] as const

export type AdmissionRule = (typeof RULES)[number]

/**
 * One rule of a place held against a person. `check` stands for a rule that is needed and not known, and for one that the
 * profile leaves open: neither lets anybody be Eligible. `open` is told and decides nothing.
 */
export type AdmissionFinding = {
  label: string
  outcome: Outcome
  why: string
  /** What would settle it, as the visitor can get or tell it; null where nothing is missing. */
  missing: string | null
  source: RulePage | null
}

export type AdmissionCheck = AdmissionFinding & { rule: AdmissionRule }

/** Null where the place has no such rule for the person. `today` is an ISO date. */
export type AdmissionChecker = (
  person: Profile,
  place: Place,
  rules: PlaceRules | null,
  today: string,
) => AdmissionFinding | null
