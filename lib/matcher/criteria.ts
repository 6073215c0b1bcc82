import { labelOf } from '../text/options'
import type { Scholarship } from '../scholarships/record/schema'
import {
  COUNTRIES,
  DEGREE_LEVELS,
  FIELDS_OF_STUDY,
  SCHOLARSHIP_TYPES,
  type Profile,
} from '../eligibility/profile'

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
  | 'deadline'
>

type Criterion = {
  id: string
  /** The condition for the points, as the visitor reads it before the first results. */
  words: string
  points: number
  /** The reason why a scholarship gets the points; null if it does not. */
  reason: (profile: Profile, scholarship: Scorable) => string | null
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

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
    reason: (profile, { description, name }) => {
      const field = labelOf(FIELDS_OF_STUDY, profile.fieldOfStudy)
      return field && (contains(description, field) || contains(name, field))
        ? `${field} is in its name or description`
        : null
    },
  },
  {
    id: 'country',
    words: 'Your country is where it is held',
    points: 20,
    reason: (profile, { university }) => {
      const country = labelOf(COUNTRIES, profile.country)
      return country && contains(university, country) ? `Place of study: ${country}` : null
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
    words: 'It has a deadline',
    points: 5,
    reason: (_, { deadline }) => (deadline ? 'Has a deadline' : null),
  },
]
