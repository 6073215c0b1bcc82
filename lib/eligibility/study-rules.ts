import { sentence } from '../text/format'
import { labelOf } from '../text/options'
import type { AgeRule } from './schema'
import type { RuleChecker } from './rule'
import { DEGREE_LEVELS } from './profile'

function describeAge({ min, max, degree, approximate, note, countedOn, exception }: AgeRule): string {
  const bounds = min === null ? `up to ${max}` : max === null ? `from ${min}` : `${min} to ${max}`
  const words = `${approximate ? 'about ' : ''}${bounds}${degree ? ` for ${degree}` : ''}`
  const more = [exception && `${exception.who}: up to ${exception.max}`, countedOn, note].filter(
    (part) => part !== null,
  )
  return more.length > 0 ? `${words} (${more.join('; ')})` : words
}

/** Limits that are known as "about" differ by less than this from those of a call. */
const APPROXIMATE_YEARS = 5

/** An age that counts on a set day may still change, or have been another: the years beside a bound decide nothing. */
function findAge(age: number, rule: AgeRule): 'met' | 'unmet' | 'check' {
  const { min, max, approximate, note, countedOn, exception } = rule
  const margin = approximate ? APPROXIMATE_YEARS : countedOn === null ? 0 : 1
  const last = exception?.max ?? max
  if (note === null && ((min !== null && age < min - margin) || (last !== null && age > last + margin)))
    return 'unmet'
  const inside = approximate ? 0 : margin
  const isSure = note === null && (min === null || age >= min) && (max === null || age <= max - inside)
  return isSure ? 'met' : 'check'
}

export const checkAge: RuleChecker = (profile, { eligibility }) => {
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  const rules = eligibility.ages.filter((rule) => rule.degree === null || !degree || rule.degree === degree)
  if (rules.length === 0) return null
  const base = { label: 'Age', why: sentence(`Age ${rules.map(describeAge).join('; ')}`) }
  const { age } = profile
  if (age === null) return { ...base, outcome: 'check', why: `${base.why} How old are you?` }
  const found = rules.map((rule) => {
    const outcome = findAge(age, rule)
    // A limit of a level that is not yet chosen proves nothing.
    return outcome === 'unmet' && rule.degree !== null && !degree ? 'check' : outcome
  })
  return {
    ...base,
    outcome: found.find((one) => one === 'unmet') ?? found.find((one) => one === 'check') ?? 'met',
  }
}

export const checkWorkExperience: RuleChecker = (profile, { eligibility }) => {
  const work = eligibility.workExperience
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  if (!work || (degree && work.degrees.length > 0 && !work.degrees.includes(degree))) return null
  const base = { label: 'Work experience', why: sentence(work.text) }
  const { workYears } = profile
  if (workYears === null) return { ...base, outcome: 'check', why: `${base.why} How long have you worked?` }
  if (work.years !== null) return { ...base, outcome: workYears >= work.years ? 'met' : 'unmet' }
  return workYears === 0
    ? { ...base, outcome: 'unmet' }
    : { ...base, outcome: 'check', why: `${base.why} Does your work count?` }
}
