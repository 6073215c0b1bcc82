import { labelOf } from '../text/options'
import { count, capital } from '../text/format'
import { testInWords } from '../eligibility/english'
import {
  DEGREE_CLASSES,
  STUDY_FIELDS,
  HELD_DEGREES,
  LANGUAGE_LEVELS,
  type LanguageLevel,
} from '../eligibility/vocabulary'
import {
  DEGREE_LEVELS,
  MOST_GPA,
  OTHER_SCALE,
  PERCENT_SCALE,
  SCHOLARSHIP_TYPES,
  type Profile,
} from '../eligibility/profile'
import { nationalityName } from '../places/nationality-name'
import { enteredBudget } from './budget-fields'

const certificate = (language: string, level: LanguageLevel | '') =>
  level === 'none'
    ? `no ${language} certificate yet`
    : level && `${language} ${labelOf(LANGUAGE_LEVELS, level) ?? ''}`

/** The average as it was typed: "8.1 of 10", "65%"; empty where none is known. */
function gradeInWords({ gpa, grade, gradeScale }: Pick<Profile, 'gpa' | 'grade' | 'gradeScale'>): string {
  if (grade === null) return gpa > 0 ? `${gpa} of ${MOST_GPA}` : ''
  if (gradeScale === PERCENT_SCALE) return `${grade}%`
  // The id of a scale ends with its top.
  const top = gradeScale === OTHER_SCALE ? '' : gradeScale.split('-')[1]
  return top ? `${grade} of ${top}` : `grade ${grade}`
}

/** The money for a year as it was typed: "up to NGN 9m a year"; empty where none is known. */
function budgetInWords(profile: Pick<Profile, 'budget' | 'budgetSum' | 'budgetCurrency'>): string {
  const entered = enteredBudget(profile)
  if (!entered) return ''
  const { sum, currency } = entered
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(sum)
  return `up to ${currency} ${short.toLowerCase()} a year`
}

/** A few words about each known detail of a profile, in the order of the form. */
export function describeProfile(profile: Profile, countryName: (code: string) => string): string[] {
  const place = (before: string, code: string) => (code ? `${before} ${countryName(code)}` : undefined)
  const { age, ielts, workYears } = profile
  return [
    labelOf(DEGREE_LEVELS, profile.degreeLevel),
    labelOf(STUDY_FIELDS, profile.fieldOfStudy),
    place('from', profile.nationality),
    place('also from', profile.secondNationality),
    place('living in', profile.residence),
    gradeInWords(profile),
    place('to study in', profile.country),
    budgetInWords(profile),
    profile.currency && `sums in ${profile.currency}`,
    profile.scholarshipType === 'all'
      ? undefined
      : `${labelOf(SCHOLARSHIP_TYPES, profile.scholarshipType)} scholarships`,
    age === null ? undefined : `age ${age}`,
    labelOf(HELD_DEGREES, profile.degreeHeld),
    ielts === 0 ? 'no English test yet' : testInWords(profile),
    workYears === null ? undefined : `${count(workYears, 'year')} of work`,
    labelOf(DEGREE_CLASSES, profile.degreeClass),
    certificate('German', profile.german),
    certificate('French', profile.french),
    profile.need === 'need'
      ? 'can’t pay without an award'
      : profile.need === 'none'
        ? 'can pay without an award'
        : undefined,
    profile.nominator === 'possible'
      ? 'can ask for a nomination'
      : profile.nominator === 'none'
        ? 'applies alone'
        : undefined,
  ].flatMap((part) => part || [])
}

/** A subject by its slug, for words that come before the file of subjects: "Computer science". */
const subjectWord = (slug: string) =>
  capital(slug.replaceAll('-', ' ')).replace(/\b(mba|ai|tesol)\b/i, (letters) => letters.toUpperCase())

/** A profile in a line: a few words for each part that is known, and none for one that is not. */
export const barWords = (profile: Profile) => ({
  level: labelOf(DEGREE_LEVELS, profile.degreeLevel) ?? '',
  subject: subjectWord(profile.subject) || (labelOf(STUDY_FIELDS, profile.fieldOfStudy) ?? ''),
  passport: nationalityName(profile.nationality),
  grade: gradeInWords(profile),
  english: profile.ielts === 0 ? 'IELTS none' : testInWords(profile),
  money: budgetInWords(profile),
})
