import { labelOf } from '../text/options'
import { formatList, formatTenths } from '../text/format'
import type { AgeRule } from './schema'
import { FIELDS } from './vocabulary'
import type { RuleChecker } from './rule'
import type { Outcome } from './places'
import { DEGREE_LEVELS } from './profile'

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const degreeLabel = (value: string) => labelOf(DEGREE_LEVELS, value)

/** An order of marks, years or degrees: null where the profile does not say. */
const atLeast = (told: number | null, needed: number): Outcome => {
  if (told === null) return 'open'
  return told >= needed ? 'met' : 'unmet'
}

export const checkField: RuleChecker = (profile, { fieldsOfStudy, fieldsNote }) => {
  if (fieldsOfStudy === 'any') return null
  const labels = FIELDS.filter(({ value }) => fieldsOfStudy.includes(value)).map(({ label }) => label)
  const why = sentence(`For ${fieldsNote ?? formatList(labels)}`)
  const label = 'Field of study'
  if (profile.fieldOfStudy === '') return { label, outcome: 'open', why }
  return fieldsOfStudy.includes(profile.fieldOfStudy)
    ? { label, outcome: 'met', why }
    : { label, outcome: 'check', why: `${why} Ask whether your field counts.` }
}

function describeAge({ min, max, degree, approximate, note, countedOn, exception }: AgeRule): string {
  const bounds = min === null ? `up to ${max}` : max === null ? `from ${min}` : `${min} to ${max}`
  const words = `${approximate ? 'about ' : ''}${bounds}${degree ? ` for ${degree}` : ''}`
  const more = [exception && `${exception.who}: up to ${exception.max}`, countedOn, note].filter(
    (part) => part !== null,
  )
  return more.length > 0 ? `${words} (${more.join('; ')})` : words
}

/** An age that counts on a set day may still change, or have been another: the years beside a bound decide nothing. */
function findAge(age: number, rule: AgeRule): 'met' | 'unmet' | 'check' {
  const { min, max, approximate, note, countedOn, exception } = rule
  if (approximate || note !== null) {
    const isWithin = (min === null || age >= min) && (max === null || age <= max)
    return isWithin && note === null ? 'met' : 'check'
  }
  const margin = countedOn === null ? 0 : 1
  const last = exception?.max ?? max
  if ((min !== null && age < min - margin) || (last !== null && age > last + margin)) return 'unmet'
  const isSure = (min === null || age >= min) && (max === null || age <= max - margin)
  return isSure ? 'met' : 'check'
}

export const checkAge: RuleChecker = (profile, { eligibility }) => {
  const degree = degreeLabel(profile.degreeLevel)
  const rules = eligibility.ages.filter((rule) => rule.degree === null || !degree || rule.degree === degree)
  if (rules.length === 0) return null
  const why = sentence(`Age ${rules.map(describeAge).join('; ')}`)
  const base = { label: 'Age', why }
  const { age } = profile
  if (age === null) return { ...base, outcome: 'open' }
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

export const checkGrade: RuleChecker = (profile, { eligibility }) => {
  const grade = eligibility.minimumGrade
  if (!grade) return null
  const told = profile.gpa === 0 || grade.gpa === null ? null : profile.gpa
  // Worked out from another scale, it is the middle of a range.
  const isAbout = profile.grade !== null && profile.gradeScale !== ''
  const yours = told === null ? '' : ` Yours: ${isAbout ? 'about ' : ''}${formatTenths(told)}.`
  const outcome = atLeast(told, grade.gpa ?? 0)
  return {
    label: 'Grades',
    outcome: outcome === 'unmet' && isAbout ? 'check' : outcome,
    why: sentence(grade.text) + yours,
  }
}

export const checkEnglish: RuleChecker = (profile, { eligibility }) => {
  const { english } = eligibility
  if (!english) return null
  const base = { label: 'English', why: sentence(english.text) }
  // A person who has not taken a test yet may still take it.
  if (english.ielts !== null)
    return { ...base, outcome: profile.ielts === 0 ? 'almost' : atLeast(profile.ielts, english.ielts) }
  return { ...base, outcome: profile.ielts === 0 ? 'check' : 'open' }
}

export const checkOtherLanguage: RuleChecker = (_, { eligibility }) =>
  eligibility.otherLanguage === null
    ? null
    : { label: 'Other language', outcome: 'open', why: sentence(eligibility.otherLanguage) }

export const checkWorkExperience: RuleChecker = (profile, { eligibility }) => {
  const work = eligibility.workExperience
  if (!work) return null
  const base = { label: 'Work experience', why: sentence(work.text) }
  if (work.years !== null) return { ...base, outcome: atLeast(profile.workYears, work.years) }
  return { ...base, outcome: profile.workYears === 0 ? 'check' : 'open' }
}

export const checkOtherConditions: RuleChecker = (_, { eligibility }) =>
  eligibility.conditions.length === 0
    ? null
    : {
        label: 'Other conditions',
        outcome: 'open',
        why: eligibility.conditions.map(sentence).join(' '),
      }
