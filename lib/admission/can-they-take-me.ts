import type { Profile } from '../eligibility/profile'
import { verdictOf, type Verdict } from '../eligibility/verdict'
import { checkCertificate, checkDegreeForLevel, checkEntranceTest, checkSubject } from './earlier-education'
import { RULES, type AdmissionCheck, type AdmissionChecker, type AdmissionRule } from './check'
import { checkMoney, checkRegister, checkVisa } from './entry'
import { checkIntake } from './intake'
import { checkLanguage } from './language'
import type { Place, PlaceRules } from './place'

const CHECKERS: Record<AdmissionRule, AdmissionChecker> = {
  language: checkLanguage,
  degree: checkDegreeForLevel,
  certificate: checkCertificate,
  subject: checkSubject,
  test: checkEntranceTest,
  intake: checkIntake,
  register: checkRegister,
  visa: checkVisa,
  money: checkMoney,
}

export type AdmissionAnswer = { verdict: Verdict; checks: readonly AdmissionCheck[] }

/**
 * Whether a place can take a person, with every rule and what is missing. Nobody is Eligible while a rule that is needed
 * is not known, or while the profile leaves it open: language, degree, intake, register, visa and money.
 * @param rules of the place's country; null where none are known
 * @param today an ISO date
 */
export function canTheyTakeMe(
  person: Profile,
  place: Place,
  rules: PlaceRules | null,
  today: string,
): AdmissionAnswer {
  const checks = RULES.flatMap((rule): AdmissionCheck[] => {
    const finding = CHECKERS[rule](person, place, rules, today)
    return finding ? [{ rule, ...finding }] : []
  })
  return { verdict: verdictOf(checks), checks }
}
