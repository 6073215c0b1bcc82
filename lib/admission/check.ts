import type { CheckOutcome } from '../eligibility/places'
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
 * The result of one rule of a place for a person. `check` means that a needed rule is unknown, or that the profile
 * leaves it open: neither lets anybody be Eligible. `open` is shown and decides nothing.
 */
export type AdmissionFinding = {
  label: string
  outcome: CheckOutcome
  why: string
  /** The step that would settle the check, as the visitor can take it; null where nothing is missing. */
  missing: string | null
  source: RulePage | null
}

/** Makes the findings of a rule. Nothing is missing, and no page names it, where that is left out. */
export const findingsOf =
  (label: string) =>
  (
    outcome: CheckOutcome,
    why: string,
    missing: string | null = null,
    source: RulePage | null = null,
  ): AdmissionFinding => ({ label, outcome, why, missing, source })

export type AdmissionCheck = AdmissionFinding & { rule: AdmissionRule }

/** Null where the place has no such rule for the person. `today` is an ISO date. */
export type AdmissionChecker = (
  person: Profile,
  place: Place,
  rules: PlaceRules | null,
  today: string,
) => AdmissionFinding | null
