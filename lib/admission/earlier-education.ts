import { checkDegreeHeld } from '../eligibility/degree-rules'
import { nationalitiesOf, type Profile } from '../eligibility/profile'
import type { Degree } from '../eligibility/vocabulary'
import type { Level } from '../facts/vocabulary'
import { isRuleFor } from './applicant-at'
import type { AdmissionChecker } from './check'
import type { RuleInWords } from './place'

const DEGREES: Record<Level, { value: Profile['degreeLevel']; degree: Degree }> = {
  bachelor: { value: 'bachelors', degree: "Bachelor's" },
  master: { value: 'masters', degree: "Master's" },
  doctorate: { value: 'phd', degree: 'Ph.D.' },
}

const told = ({ text, isSure }: RuleInWords) =>
  `${isSure ? '' : 'As far as we know: '}${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Checks the degree held by the usual rule of the level. */
export const checkDegreeForLevel: AdmissionChecker = (person, { level, countryCode }) => {
  const { value, degree } = DEGREES[level]
  const found = checkDegreeHeld(
    { ...person, degreeLevel: value },
    { eligibleDegrees: [degree], hostCountries: [countryCode], eligibility: { degreeHeld: null } },
  )
  if (!found) return null
  const base = { ...found, source: null }
  if (person.degreeHeld === '')
    return {
      ...base,
      outcome: 'check',
      why: `${found.why} Your profile doesn’t say which degree you hold.`,
      missing: 'The degree you hold or are finishing, in your profile',
    }
  if (found.outcome === 'met') return { ...base, missing: null }
  const needed = level === 'bachelor' ? 'A secondary school certificate' : 'A bachelor’s degree'
  return { ...base, missing: found.outcome === 'check' ? 'A master’s degree' : needed }
}

/**
 * Whether a foreign school certificate is enough for a first degree. Where the rule of the country takes only some, it
 * has to be checked. Where a university or an office decides, the rule is shown and decides nothing.
 */
export const checkCertificate: AdmissionChecker = (person, { level, countryCode }, rules) => {
  const rule = rules?.certificate
  const isLater = ['bachelors', 'masters', 'phd'].includes(person.degreeHeld)
  if (level !== 'bachelor' || !rule || isLater || nationalitiesOf(person).includes(countryCode)) return null
  const isDecisive = rule.isSure && rule.takesOnlySome
  return {
    label: 'School certificate',
    outcome: isDecisive ? 'check' : 'open',
    why: told(rule),
    missing: isDecisive ? 'Whether your certificate opens this degree' : null,
    source: rule.source,
  }
}

/** No source in the catalogue states it for a single programme, so it is shown and decides nothing. */
export const checkSubject: AdmissionChecker = (_, { level }) => ({
  label: 'Subject studied before',
  outcome: 'open',
  why:
    level === 'bachelor'
      ? 'The required school subjects are not known.'
      : 'The subject your earlier degree must be in is not known: most ask for a related one.',
  missing: null,
  source: null,
})

export const checkEntranceTest: AdmissionChecker = (person, place, rules) => {
  const rule = rules?.entranceTest
  if (!rule || !isRuleFor(rule, person, place, rules)) return null
  return { label: 'Entrance test', outcome: 'open', why: told(rule), missing: null, source: rule.source }
}
