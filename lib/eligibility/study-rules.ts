import { labelOf } from '../text/options'
import { formatList } from '../text/format'
import type { AgeRule } from './schema'
import { FIELDS, HELD_DEGREES } from './vocabulary'
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

export const checkDegree: RuleChecker = (profile, { eligibleDegrees }) => {
  const degree = degreeLabel(profile.degreeLevel)
  const base = { rule: 'degree', label: 'Level of study' } as const
  const why = sentence(`For ${formatList(eligibleDegrees)}`)
  if (!degree) return { ...base, outcome: 'open', why }
  if (eligibleDegrees.includes(degree)) return { ...base, outcome: 'met', why }
  if (eligibleDegrees.includes('Research-based') && degree !== "Bachelor's")
    return { ...base, outcome: 'check', why: `${why} Ask whether your ${degree} counts as research.` }
  return { ...base, outcome: 'unmet', why: sentence(`${why} You look for a ${degree}`) }
}

export const checkField: RuleChecker = (profile, { fieldsOfStudy, fieldsNote }) => {
  if (fieldsOfStudy === 'any') return null
  const labels = FIELDS.filter(({ value }) => fieldsOfStudy.includes(value)).map(({ label }) => label)
  const why = sentence(`For ${fieldsNote ?? formatList(labels)}`)
  const base = { rule: 'field', label: 'Field of study' } as const
  if (profile.fieldOfStudy === '') return { ...base, outcome: 'open', why }
  return fieldsOfStudy.includes(profile.fieldOfStudy)
    ? { ...base, outcome: 'met', why }
    : { ...base, outcome: 'check', why: `${why} Ask whether your field counts.` }
}

function describeAge({ min, max, degree, approximate, note }: AgeRule): string {
  const bounds = min === null ? `up to ${max}` : max === null ? `from ${min}` : `${min} to ${max}`
  const words = `${approximate ? 'about ' : ''}${bounds}${degree ? ` for ${degree}` : ''}`
  return note ? `${words} (${note})` : words
}

export const checkAge: RuleChecker = (profile, { eligibility }) => {
  const degree = degreeLabel(profile.degreeLevel)
  const rules = eligibility.ages.filter((rule) => rule.degree === null || !degree || rule.degree === degree)
  if (rules.length === 0) return null
  const why = sentence(`Age ${rules.map(describeAge).join('; ')}`)
  const base = { rule: 'age', label: 'Age', why } as const
  const { age } = profile
  if (age === null) return { ...base, outcome: 'open' }
  const broken = rules.filter(({ min, max }) => (min !== null && age < min) || (max !== null && age > max))
  if (broken.length === 0) return { ...base, outcome: 'met' }
  // A limit that is approximate, has exceptions, or is for a level not yet chosen proves nothing.
  const isSure = broken.some((rule) => !rule.approximate && rule.note === null && (degree || !rule.degree))
  return { ...base, outcome: isSure ? 'unmet' : 'check' }
}

const rankOf = (value: string) => HELD_DEGREES.findIndex((entry) => entry.value === value)

export const checkDegreeHeld: RuleChecker = (profile, { eligibility }) => {
  const held = eligibility.degreeHeld
  if (!held) return null
  const label = labelOf(HELD_DEGREES, held.level) ?? held.level
  return {
    rule: 'degree-held',
    label: 'Degree held',
    outcome: atLeast(profile.degreeHeld === '' ? null : rankOf(profile.degreeHeld), rankOf(held.level)),
    why: `At least: ${label}${held.note ? ` (${held.note})` : ''}.`,
  }
}

export const checkGrade: RuleChecker = (profile, { eligibility }) => {
  const grade = eligibility.minimumGrade
  if (!grade) return null
  const told = profile.gpa === 0 || grade.gpa === null ? null : profile.gpa
  const yours = told === null ? '' : ` Yours: ${told.toFixed(1)}.`
  return {
    rule: 'grade',
    label: 'Grades',
    outcome: atLeast(told, grade.gpa ?? 0),
    why: sentence(grade.text) + yours,
  }
}

export const checkEnglish: RuleChecker = (profile, { eligibility }) => {
  const { english } = eligibility
  if (!english) return null
  const base = { rule: 'english', label: 'English', why: sentence(english.text) } as const
  if (english.ielts !== null) return { ...base, outcome: atLeast(profile.ielts, english.ielts) }
  return { ...base, outcome: profile.ielts === 0 ? 'check' : 'open' }
}

export const checkOtherLanguage: RuleChecker = (_, { eligibility }) =>
  eligibility.otherLanguage === null
    ? null
    : { rule: 'language', label: 'Other language', outcome: 'open', why: sentence(eligibility.otherLanguage) }

export const checkWorkExperience: RuleChecker = (profile, { eligibility }) => {
  const work = eligibility.workExperience
  if (!work) return null
  const base = { rule: 'work', label: 'Work experience', why: sentence(work.text) } as const
  if (work.years !== null) return { ...base, outcome: atLeast(profile.workYears, work.years) }
  return { ...base, outcome: profile.workYears === 0 ? 'check' : 'open' }
}

export const checkOtherConditions: RuleChecker = (_, { eligibility }) =>
  eligibility.conditions.length === 0
    ? null
    : {
        rule: 'conditions',
        label: 'Other conditions',
        outcome: 'open',
        why: eligibility.conditions.map(sentence).join(' '),
      }
