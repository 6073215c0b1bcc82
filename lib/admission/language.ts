import { bandInWords, comparedInWords, testInWords } from '../eligibility/english'
import type { CheckOutcome } from '../eligibility/places'
import { nationalitiesOf, type Profile } from '../eligibility/profile'
import { LANGUAGE_LEVELS } from '../eligibility/vocabulary'
import { sentence, capital } from '../text/format'
import { labelOf } from '../text/options'
import { isRuleFor } from './applicant-at'
import { findingsOf, type AdmissionChecker, type AdmissionFinding } from './check'
import type { Place, PlaceRules } from './place'

/**
 * Countries whose nationals the United Kingdom does not ask for a test of English. Universities elsewhere mostly do the
 * same, and each decides for itself, so that their nationals have to ask. The list is that of
 * https://www.gov.uk/student-visa/knowledge-of-english.
 */
const ENGLISH_SPEAKING = new Set('ag au bb bs bz ca dm gb gd gy ie jm kn lc mt nz tt us vc'.split(' '))

/**
 * Countries with this official language, or whose universities mostly teach in it (a test compares these with
 * `data/national/entry-rules.json`), by the language's code of ISO 639-1.
 */
export const LANGUAGES_OF_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  ar: 'ae bh dj dz eg iq jo km kw lb ly ma mr om ps qa sa sd so sy td tn ye'.split(' '),
  zh: 'cn hk mo sg tw'.split(' '),
  nl: 'be nl sr'.split(' '),
  fr: 'be bi bj ca cd cf cg ch ci cm dj dz fr ga gn gq ht km lu ma mc mg rw sc sn td tg tn vu'.split(' '),
  de: 'at be ch de li lu'.split(' '),
  el: 'cy gr'.split(' '),
  it: 'ch it sm va'.split(' '),
  pt: 'ao br cv gq gw mo mz pt st tl'.split(' '),
  ru: 'by kg kz ru'.split(' '),
  es: 'ar bo cl co cr cu do ec es gq gt hn mx ni pa pe py sv uy ve'.split(' '),
  sv: 'fi se'.split(' '),
}

const isFromEnglishSpeaking = (person: Profile) =>
  nationalitiesOf(person).some((code) => ENGLISH_SPEAKING.has(code))

/** The test of English against what the country and the university ask for. The higher of the two is needed. */
function checkEnglish(person: Profile, place: Place, rules: PlaceRules | null): AdmissionFinding {
  const rule = rules?.english
  const lowest = rule?.ielts ?? null
  const own = place.ielts
  const asked = [
    'Taught in English.',
    own !== null && `The university names ${bandInWords(own)}.`,
    rule && sentence(`In the country${rule.isSure ? '' : ', as far as we know'}: ${rule.text}`),
    own === null && !rule && 'The required test is not known.',
  ]
  const why = asked.filter(Boolean).join(' ')
  const find = (outcome: CheckOutcome, more: string, missing: string | null) =>
    findingsOf('Language')(outcome, `${why}${more}`, missing, rule?.source)
  const needed = Math.max(own ?? 0, lowest ?? 0)
  const { ielts } = person
  const missing =
    needed > 0 ? `An English test: ${bandInWords(needed)} or equal` : 'An English test: ask which score'
  const isExcused = isFromEnglishSpeaking(person) || nationalitiesOf(person).includes(place.countryCode)
  if (isExcused && (ielts === null || ielts < needed)) {
    const often = ' People from your country are often excused from a test.'
    return find('check', often, 'Ask whether you need an English test')
  }
  const test = testInWords(person)
  const yours = ` Yours: ${comparedInWords(person)}.`
  if (ielts === null && test !== '') return find('check', yours, `Ask whether your ${test} is enough`)
  if (ielts === null) {
    const untold = ' Your profile doesn’t say which test of English you have.'
    return find('check', untold, 'Your English test, in your profile')
  }
  if (ielts === 0) return find(needed > 0 ? 'almost' : 'check', '', missing)
  // By another table it may be enough.
  if (person.englishTest && ielts < needed) return find('check', yours, `Ask whether your ${test} is enough`)
  if (lowest !== null && ielts < lowest) return find('unmet', yours, missing)
  if (own === null) return find('check', yours, 'The score that the university asks for')
  return ielts >= own ? find('met', yours, null) : find('unmet', yours, missing)
}

/** The languages besides English that a profile asks about, by code. */
const TOLD = { de: 'german', fr: 'french' } as const

/**
 * The language of teaching, compared with the person's tests. A country names its level in words alone, so that a
 * certificate leaves the question whether it is enough.
 */
export const checkLanguage: AdmissionChecker = (person, place, rules) => {
  const { isEnglish, words } = place.teaching
  if (isEnglish) return checkEnglish(person, place, rules)
  const find = findingsOf('Language')
  if (isEnglish === null) {
    const why = words
      ? sentence(`In the country: ${words}. The language of teaching is not certain`)
      : 'The language of teaching is not known.'
    return find('check', why, 'The language of teaching')
  }
  const rule = rules?.localLanguage ?? null
  const local = rule && isRuleFor(rule, person, place, rules) ? rule : null
  const asked = local && `${local.isSure ? '' : 'As far as we know: '}${sentence(local.text)}`
  const { outcome, why, missing } = findOther(person, place)
  const taught = sentence(words ? `Taught in ${words}` : 'Not taught in English')
  const told = [taught, asked && capital(asked), why].filter(Boolean).join(' ')
  return find(outcome, told, missing, local?.source)
}

/** What a person has of a language of teaching that is not English. */
function findOther(
  person: Profile,
  { teaching: { code, words }, countryCode }: Place,
): Pick<AdmissionFinding, 'outcome' | 'why' | 'missing'> {
  const name = (code && words) ?? 'the language of teaching'
  const test = `a test of ${name}`
  const told = code === 'de' || code === 'fr' ? person[TOLD[code]] : null
  if (told && told !== 'none')
    return {
      outcome: 'check',
      why: `Yours: ${labelOf(LANGUAGE_LEVELS, told)}.`,
      missing: `Ask whether your ${name} is enough`,
    }
  const isAtHome = nationalitiesOf(person).some(
    (country) => country === countryCode || (code && LANGUAGES_OF_COUNTRIES[code]?.includes(country)),
  )
  if (isAtHome)
    return {
      outcome: 'check',
      why: 'It is a language of your country: people from there are often excused from a test.',
      missing: `Ask whether you need ${test}`,
    }
  const missing = capital(test)
  if (told === 'none') return { outcome: 'almost', why: 'You have no certificate yet.', missing }
  const why =
    told === null
      ? 'Your profile asks only about English, German and French.'
      : 'Your profile doesn’t say how well you know it.'
  return { outcome: 'check', why, missing }
}
