import { DEGREE_LEVELS, type Profile } from '../eligibility/profile'
import { STUDY_FIELDS } from '../eligibility/vocabulary'
import { countryName } from '../places/country-name'
import { capital, formatTenths } from '../text/format'
import { labelOf } from '../text/options'
import { budgetInWords, gradeInWords } from './describe-profile'

/** A subject by its slug, for words that come before the file of subjects: "Computer science". */
const subjectWord = (slug: string) =>
  capital(slug.replaceAll('-', ' ')).replace(/\b(mba|ai|tesol)\b/i, (letters) => letters.toUpperCase())

/** A profile in a line: a few words for each part that is known, and none for one that is not. */
export const barWords = (profile: Profile) => ({
  level: labelOf(DEGREE_LEVELS, profile.degreeLevel) ?? '',
  subject: subjectWord(profile.subject) || (labelOf(STUDY_FIELDS, profile.fieldOfStudy) ?? ''),
  passport: profile.nationality && `Passport ${countryName(profile.nationality)}`,
  grade: gradeInWords(profile),
  english:
    profile.ielts === null ? '' : profile.ielts === 0 ? 'IELTS none' : `IELTS ${formatTenths(profile.ielts)}`,
  money: budgetInWords(profile),
})
