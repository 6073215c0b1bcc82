import { sentence } from '../text/format'
import { labelOf } from '../text/options'
import type { Profile } from './profile'
import type { RuleChecker, Ruled } from './rule'
import { ASKED_LANGUAGES, LANGUAGE_LEVELS, type LanguageLevel } from './vocabulary'

type LanguageRule = NonNullable<Ruled['eligibility']['otherLanguage']>
type Alternative = LanguageRule['anyOf'][number]

export const checkEnglish: RuleChecker = (profile, { eligibility }) => {
  const { english } = eligibility
  if (!english) return null
  const { ielts } = profile
  const base = { label: 'English', why: sentence(english.text) }
  if (ielts === null) return { ...base, outcome: 'check', why: `${base.why} Which test result do you have?` }
  if (english.ielts === null)
    return { ...base, outcome: 'check', why: `${base.why} We do not know the score that it asks for.` }
  // A person who has not taken a test yet may still take it.
  if (ielts === 0) return { ...base, outcome: 'almost' }
  return { ...base, outcome: ielts >= english.ielts ? 'met' : 'unmet' }
}

const rankOf = (level: LanguageLevel) => LANGUAGE_LEVELS.findIndex(({ value }) => value === level)

/** Whether a profile knows a language well enough; where no level is named, any certificate is. */
function findLanguage(profile: Profile, { language, level }: Alternative) {
  if (language === 'english') {
    if (profile.ielts === null) return 'check'
    return profile.ielts > 0 ? 'met' : 'almost'
  }
  const told = profile[language]
  if (told === '') return 'check'
  if (told === 'none') return 'almost'
  return level === null || rankOf(told) >= rankOf(level) ? 'met' : 'unmet'
}

export const checkOtherLanguage: RuleChecker = (profile, { eligibility }) => {
  const rule = eligibility.otherLanguage
  if (!rule) return null
  const base = { label: 'Other language', why: sentence(rule.text) }
  const found = rule.anyOf.map((one) => findLanguage(profile, one))
  if (found.includes('met')) return { ...base, outcome: 'met' }
  const [only, ...more] = found
  if (only && more.length === 0 && only !== 'check' && rule.isFirm) return { ...base, outcome: only }
  const asked = rule.anyOf.map(({ language }) => labelOf(ASKED_LANGUAGES, language))
  const question =
    asked.length > 0 ? `How good is your ${asked.join(' or ')}?` : 'Do you know it well enough?'
  return { ...base, outcome: 'check', why: `${base.why} ${question}` }
}
