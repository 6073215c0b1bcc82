import { sentence } from '../text/format'
import { labelOf } from '../text/options'
import { rankOf } from './degree-rules'
import { testInWords } from './english'
import { DEGREE_LEVELS, type Profile } from './profile'
import type { RuleChecker, Ruled } from './rule'
import {
  HELD_DEGREES,
  type Degree,
  type HeldDegree,
  ASKED_LANGUAGES,
  IELTS_AT,
  LANGUAGE_LEVELS,
  type LanguageLevel,
} from './vocabulary'
import type { AgeRule } from './schema'

export const checkRefugees: RuleChecker = (_, { eligibility }) =>
  eligibility.refugees === 'required'
    ? { label: 'Refugees', outcome: 'check', why: 'Only for refugees. Are you recognised as one?' }
    : null

export const checkWomenOnly: RuleChecker = (_, { eligibility }) =>
  eligibility.womenOnly ? { label: 'Women', outcome: 'check', why: 'Only for women. Are you one?' } : null

const OF_LEVEL: Partial<Record<Degree, HeldDegree>> = {
  "Bachelor's": 'bachelors',
  "Master's": 'masters',
  'Ph.D.': 'phd',
}

/** A degree that nobody may hold. One that is being finished counts as held: it is before the award begins. */
export const checkBarredDegree: RuleChecker = (profile, { eligibility }) => {
  const barred = eligibility.barredDegree
  if (barred === null) return null
  const label = 'Degree not held'
  const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
  const ofLevel = degree && OF_LEVEL[degree]
  const bar = barred === 'doctorate' ? 'phd' : ofLevel
  const why = bar
    ? `Not for those who hold a ${(labelOf(HELD_DEGREES, bar) ?? bar).toLowerCase()}.`
    : 'Not for those who hold a degree of the same level.'
  if (!bar || profile.degreeHeld === '')
    return { label, outcome: 'check', why: `${why} Which is your highest degree?` }
  return { label, outcome: rankOf(profile.degreeHeld) >= rankOf(bar) ? 'unmet' : 'met', why }
}

export const checkNeed: RuleChecker = ({ need }, { eligibility }) => {
  if (!eligibility.financialNeed) return null
  const base = { label: 'Financial need', why: 'Only for those who can’t pay by themselves.' }
  if (need === '') return { ...base, outcome: 'check', why: `${base.why} Could you pay without an award?` }
  return { ...base, outcome: need === 'need' ? 'met' : 'unmet' }
}

/** A nomination is never certain, so at best it has to be asked for. */
export const checkNomination: RuleChecker = ({ nominator }, { eligibility }) => {
  const rule = eligibility.nomination
  if (rule === null) return null
  const base = { label: 'Nomination', why: sentence(`You can’t apply alone. ${rule.text}`) }
  return rule.by === 'home' && nominator === 'none'
    ? { ...base, outcome: 'unmet' }
    : { ...base, outcome: 'check', why: `${base.why} Ask whether you can be.` }
}

export const checkConditions: RuleChecker = (_, { eligibility: { conditions } }) =>
  conditions.length === 0
    ? null
    : {
        label: 'Other conditions',
        outcome: 'check',
        why: `Is this true of you? ${conditions.map(sentence).join(' ')}`,
      }

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
  if (workYears === 0 || workYears < (work.years ?? 0)) return { ...base, outcome: 'unmet' }
  if (work.years === null) return { ...base, outcome: 'check', why: `${base.why} Does your work count?` }
  return work.asksMore
    ? { ...base, outcome: 'check', why: `${base.why} You have the years: is the rest true of your work?` }
    : { ...base, outcome: 'met' }
}

type LanguageRule = NonNullable<Ruled['eligibility']['otherLanguage']>
type Alternative = LanguageRule['anyOf'][number]

export const checkEnglish: RuleChecker = (profile, { eligibility }) => {
  const { english } = eligibility
  if (!english) return null
  const { ielts } = profile
  const base = { label: 'English', why: sentence(english.text) }
  const test = testInWords(profile)
  const toAsk = { ...base, outcome: 'check', why: `${base.why} Is your ${test} enough?` } as const
  if (ielts === null)
    return test ? toAsk : { ...base, outcome: 'check', why: `${base.why} Which test result do you have?` }
  if (english.ielts === null)
    return { ...base, outcome: 'check', why: `${base.why} We do not know the score that it asks for.` }
  // A person who has not taken a test yet may still take it.
  if (ielts === 0) return { ...base, outcome: 'almost' }
  // By another comparison with IELTS it may be enough.
  if (ielts < english.ielts) return profile.englishTest ? toAsk : { ...base, outcome: 'unmet' }
  const isEnough = ielts >= (english.mostIelts ?? english.ielts) && !english.asksMore
  return isEnough
    ? { ...base, outcome: 'met' }
    : { ...base, outcome: 'check', why: `${base.why} Is your result enough where you apply?` }
}

const levelRank = (level: LanguageLevel) => LANGUAGE_LEVELS.findIndex(({ value }) => value === level)

/** Whether a score of IELTS reaches a level. A level that is not named, or whose score is not known, has to be asked. */
function findEnglishLevel({ ielts, englishTest }: Profile, level: LanguageLevel | null) {
  if (ielts === null) return 'check'
  if (ielts === 0) return 'almost'
  const needed = level === null ? undefined : IELTS_AT[level]
  if (needed === undefined) return 'check'
  if (ielts >= needed) return 'met'
  return englishTest ? 'check' : 'unmet'
}

/** Whether a profile knows a language well enough. Where no level is named, only the highest is sure to be enough. */
function findLanguage(profile: Profile, { language, level }: Alternative) {
  if (language === 'english') return findEnglishLevel(profile, level)
  const told = profile[language]
  if (told === '') return 'check'
  if (told === 'none') return 'almost'
  if (level === null) return told === 'c2' ? 'met' : 'check'
  return levelRank(told) >= levelRank(level) ? 'met' : 'unmet'
}

const tells = (profile: Profile, { language }: Alternative) =>
  language === 'english' ? profile.ielts !== null || profile.englishTest !== '' : profile[language] !== ''

/** The question that would settle a rule: the languages of which the profile says nothing yet. */
function questionFor(profile: Profile, { anyOf }: LanguageRule): string {
  if (anyOf.length === 0) return 'Do you know it well enough?'
  const untold = anyOf.filter((one) => !tells(profile, one))
  if (untold.length === 0) return 'Is your level enough?'
  const names = untold.map(({ language }) => labelOf(ASKED_LANGUAGES, language))
  return `How good is your ${names.join(' or ')}?`
}

export const checkOtherLanguage: RuleChecker = (profile, { eligibility }) => {
  const rule = eligibility.otherLanguage
  if (!rule) return null
  const base = { label: 'Other language', why: sentence(rule.text) }
  const found = rule.anyOf.map((one) => findLanguage(profile, one))
  if (found.includes('met')) return { ...base, outcome: 'met' }
  const [only, ...more] = found
  if (only && more.length === 0 && only !== 'check' && rule.isFirm) return { ...base, outcome: only }
  return { ...base, outcome: 'check', why: `${base.why} ${questionFor(profile, rule)}` }
}
