import { applicantOf, isAskedOf } from '../study/applicant'
import { subjectOf } from '../eligibility/kept-subject'
import { certificateOf, nationalitiesOf, type Profile } from '../eligibility/profile'
import type { Applicant } from '../facts/deadline'
import type { Place, PlaceRules, RuleOfSome } from './place'

/** The person as an applicant at a place. */
export function applicantAt(person: Profile, place: Place, rules: PlaceRules | null): Applicant {
  const { visaFree = [], outside = null } = rules ?? {}
  return applicantOf(
    place.countryCode,
    { visaFree: [{ nationalities: visaFree }], outside },
    {
      nationalities: nationalitiesOf(person),
      residence: person.residence,
      certificate: certificateOf(person),
      subject: place.subject ?? subjectOf(person),
    },
  )
}

/** Whether a rule of entry holds at the level of a place, and is asked of the person. */
export const isRuleFor = (
  rule: RuleOfSome,
  person: Profile,
  place: Place,
  rules: PlaceRules | null,
): boolean =>
  [undefined, 'all', place.level].includes(rule.level) && isAskedOf(rule, applicantAt(person, place, rules))
