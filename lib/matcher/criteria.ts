import { STUDY_FIELDS } from '../eligibility/vocabulary'
import { labelOf } from '../text/options'
import type { Scholarship } from '../scholarships/record/schema'
import { COUNTRIES, DEGREE_LEVELS, SCHOLARSHIP_TYPES, type Profile } from '../eligibility/profile'
import { countryName } from '../places/country-name'

/** The fields that the score depends on. */
export type Scorable = Pick<
  Scholarship,
  | 'name'
  | 'type'
  | 'eligibleDegrees'
  | 'university'
  | 'description'
  | 'isFullyFunded'
  | 'isPrestigious'
  | 'deadlines'
  | 'eligibility'
  | 'hostCountries'
>

type Criterion = {
  id: string
  /** The condition for the points, as the visitor reads it before the first results. */
  words: string
  points: number
  /** The reason why a scholarship gets the points; null if it does not. */
  reason: (profile: Profile, scholarship: Scorable) => string | null
}

/** Whether the text contains the words of a label as words of their own: "Law" is not in "Malawi". */
const contains = (text: string, words: string) =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])${words.replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iu').test(text)

/** The label of a field, then the wider fields that an award may name in its place: "Health" for Nursing. */
function wordsOf(fieldOfStudy: Profile['fieldOfStudy']): readonly string[] {
  const field = STUDY_FIELDS.find(({ value }) => value === fieldOfStudy)
  if (!field) return []
  return 'widerWords' in field ? [field.label, ...field.widerWords] : [field.label]
}

const EXCLUDES = /\b(excluded|excluding|except|left out|(is|are) out|not (in|for|the)|but (not|an?|no))\b/i

/** The clauses of a text that say what an award is for: a field that is named in order to leave it out is not meant. */
const withoutExclusions = (text: string) =>
  text
    .split(/(?<=[.;!?:])\s+/)
    .filter((clause) => !EXCLUDES.test(clause))
    .join(' ')

/** The words by which the name or the description means a field; null where they don't, or the award excludes it. */
function mentionOf(
  fieldOfStudy: Profile['fieldOfStudy'],
  { name, description, eligibility }: Scorable,
): string | null {
  if (eligibility.fieldLimits?.excluded.some((field) => field === fieldOfStudy)) return null
  const texts = [name, withoutExclusions(description)]
  return wordsOf(fieldOfStudy).find((words) => texts.some((text) => contains(text, words))) ?? null
}

/** The table for scores and their explanations, in the order of the reasons. */
export const CRITERIA: readonly Criterion[] = [
  {
    id: 'degree',
    words: 'Your level of study is accepted',
    points: 30,
    reason: (profile, { eligibleDegrees }) => {
      const degree = labelOf(DEGREE_LEVELS, profile.degreeLevel)
      return degree && eligibleDegrees.includes(degree) ? `Open to ${degree} students` : null
    },
  },
  {
    id: 'field',
    words: 'Your field is in its name or description',
    points: 25,
    reason: (profile, scholarship) => {
      const found = mentionOf(profile.fieldOfStudy, scholarship)
      return found ? `${found} is in its name or description` : null
    },
  },
  {
    id: 'country',
    words: 'Your country is where it is held',
    points: 20,
    reason: ({ country }, { university, hostCountries }) => {
      if (country === '') return null
      const label = labelOf(COUNTRIES, country)
      const isHeldThere =
        contains(university, label ?? countryName(country)) || (!label && hostCountries.includes(country))
      return isHeldThere ? `Place of study: ${label ?? countryName(country)}` : null
    },
  },
  {
    id: 'type',
    words: 'It is of the type you chose',
    points: 15,
    reason: (profile, { type }) => {
      const isChosen = profile.scholarshipType === type.toLowerCase()
      return isChosen ? `${labelOf(SCHOLARSHIP_TYPES, profile.scholarshipType)} scholarship, as chosen` : null
    },
  },
  {
    id: 'fully-funded',
    words: 'It is fully funded',
    points: 10,
    reason: (_, { isFullyFunded }) => (isFullyFunded ? 'Fully funded' : null),
  },
  {
    id: 'prestigious',
    words: 'It is a prestigious award',
    points: 5,
    reason: (_, { isPrestigious }) => (isPrestigious ? 'Prestigious award' : null),
  },
  {
    id: 'deadline',
    words: 'It has a deadline with a date',
    points: 5,
    reason: (_, { deadlines }) => (deadlines.length > 0 ? 'Has a deadline' : null),
  },
]
