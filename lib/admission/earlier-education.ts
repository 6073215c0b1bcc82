import { checkDegreeHeld } from '../eligibility/degree-rules'
import { nationalitiesOf } from '../eligibility/profile'
import { DEGREE_AT } from '../eligibility/vocabulary'
import { DEGREE_OF_LEVEL } from '../facts/vocabulary'
import { capital } from '../text/format'
import { isRuleFor } from './applicant-at'
import { findingsOf, type AdmissionChecker } from './check'
import type { RuleInWords } from './place'

const told = ({ text, isSure }: RuleInWords) => `${isSure ? '' : 'As far as we know: '}${capital(text)}.`

/** Checks the degree held by the usual rule of the level. */
export const checkDegreeForLevel: AdmissionChecker = (person, { level, countryCode }) => {
  const found = checkDegreeHeld(
    { ...person, degreeLevel: DEGREE_OF_LEVEL[level] },
    { eligibleDegrees: [DEGREE_AT[level]], hostCountries: [countryCode], eligibility: { degreeHeld: null } },
  )
  if (!found) return null
  const { label, outcome, why } = found
  const find = findingsOf(label)
  if (person.degreeHeld === '') {
    const told = `${why} Your profile doesn’t say which degree you hold.`
    return find('check', told, 'The degree you hold or are finishing, in your profile')
  }
  if (outcome === 'met') return find(outcome, why)
  const needed = level === 'bachelor' ? 'A secondary school certificate' : 'A bachelor’s degree'
  return find(outcome, why, outcome === 'check' ? 'A master’s degree' : needed)
}

/**
 * Whether a foreign school certificate is enough for a first degree. Where the rule of the country takes only some, it
 * has to be checked. Where a university or an office decides, the rule is shown and decides nothing.
 */
export const checkCertificate: AdmissionChecker = (person, { level, countryCode }, rules) => {
  const rule = rules?.certificate
  const isLater = ['bachelors', 'masters', 'phd'].includes(person.degreeHeld)
  if (level !== 'bachelor' || !rule || isLater || nationalitiesOf(person).includes(countryCode)) return null
  const find = findingsOf('School certificate')
  return rule.isSure && rule.takesOnlySome
    ? find('check', told(rule), 'Whether your certificate opens this degree', rule.source)
    : find('open', told(rule), null, rule.source)
}

/** No source in the catalogue states it for a single programme, so it is shown and decides nothing. */
export const checkSubject: AdmissionChecker = (_, { level }) =>
  findingsOf('Subject studied before')(
    'open',
    level === 'bachelor'
      ? 'The required school subjects are not known.'
      : 'The subject your earlier degree must be in is not known: most ask for a related one.',
  )

export const checkEntranceTest: AdmissionChecker = (person, place, rules) => {
  const rule = rules?.entranceTest
  if (!rule || !isRuleFor(rule, person, place, rules)) return null
  return findingsOf('Entrance test')('open', told(rule), null, rule.source)
}
