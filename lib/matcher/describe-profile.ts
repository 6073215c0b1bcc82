import { labelOf } from '../text/options'
import { count, formatCount, formatTenths } from '../text/format'
import {
  DEGREE_CLASSES,
  STUDY_FIELDS,
  HELD_DEGREES,
  LANGUAGE_LEVELS,
  type LanguageLevel,
} from '../eligibility/vocabulary'
import {
  COUNTRIES,
  DEGREE_LEVELS,
  PERCENT_SCALE,
  SCHOLARSHIP_TYPES,
  type Profile,
} from '../eligibility/profile'

const certificate = (language: string, level: LanguageLevel | '') =>
  level === 'none'
    ? `no ${language} certificate yet`
    : level && `${language} ${labelOf(LANGUAGE_LEVELS, level) ?? ''}`

/** A few words about each known detail of a profile, in the order of the form. */
export function describeProfile(profile: Profile, countryName: (code: string) => string): string[] {
  const place = (before: string, code: string) => (code ? `${before} ${countryName(code)}` : undefined)
  const { gpa, grade, gradeScale, budget, age, ielts, workYears } = profile
  // The id of a scale begins with its country.
  const scaleCountry = /^[a-z]{2}(?=-)/.exec(gradeScale)?.[0]
  return [
    labelOf(DEGREE_LEVELS, profile.degreeLevel),
    labelOf(STUDY_FIELDS, profile.fieldOfStudy),
    place('from', profile.nationality),
    place('also from', profile.secondNationality),
    place('living in', profile.residence),
    grade === null
      ? undefined
      : gradeScale === PERCENT_SCALE
        ? `grade ${grade}%`
        : `grade ${grade}${scaleCountry ? ` in ${countryName(scaleCountry)}` : ''}`,
    gpa > 0 ? `GPA ${grade === null ? '' : 'about '}${formatTenths(gpa)}` : undefined,
    place('to study in', labelOf(COUNTRIES, profile.country) ? profile.country : ''),
    budget > 0 ? `budget $${formatCount(budget)} a year` : undefined,
    profile.scholarshipType === 'all'
      ? undefined
      : `${labelOf(SCHOLARSHIP_TYPES, profile.scholarshipType)} scholarships`,
    age === null ? undefined : `age ${age}`,
    labelOf(HELD_DEGREES, profile.degreeHeld),
    ielts === null ? undefined : ielts === 0 ? 'no English test yet' : `IELTS ${ielts.toFixed(1)}`,
    workYears === null ? undefined : `${count(workYears, 'year')} of work`,
    labelOf(DEGREE_CLASSES, profile.degreeClass),
    certificate('German', profile.german) || undefined,
    certificate('French', profile.french) || undefined,
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
  ].filter((part) => part !== undefined)
}
