import type { Bounds } from '../money/number-bounds'
import { formatTenths } from '../text/format'
import {
  DEGREE_CLASSES,
  DEGREES,
  ENGLISH_TESTS,
  STUDY_FIELDS,
  HELD_DEGREES,
  LANGUAGE_LEVELS,
  MOST_WORK_YEARS,
  NEEDS,
  NOMINATORS,
} from './vocabulary'

/** The options of the form, in order; every other country can be chosen after those of `COUNTRIES`. Links and the browser's storage contain `value`; the screen shows `label`. */
export const DEGREE_LEVELS = DEGREES.filter((degree) => 'inMatcher' in degree)
export const FIELDS_OF_STUDY = STUDY_FIELDS.filter((field) => 'inMatcher' in field)
export const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'gb', label: 'United Kingdom' },
  { value: 'ca', label: 'Canada' },
  { value: 'au', label: 'Australia' },
  { value: 'de', label: 'Germany' },
  { value: 'nl', label: 'Netherlands' },
] as const
export const SCHOLARSHIP_TYPES = [
  { value: 'all', label: 'All' },
  { value: 'government', label: 'Government' },
  { value: 'university', label: 'University' },
  { value: 'external', label: 'External/Private' },
] as const
export const ENGLISH_SCORES = [
  { value: '0', label: 'No test yet' },
  ...[4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9].map((band) => ({
    value: String(band),
    label: `IELTS ${formatTenths(band)} or equal`,
  })),
]

/** The highest score of any test of English. */
const MOST_ENGLISH = 230

/** A score of some test of English; null for other values. */
function parseEnglishScore(text: string): number | null {
  const score = Number.parseFloat(text)
  return score > 0 && score <= MOST_ENGLISH ? score : null
}

export const WORK_YEARS = [
  { value: '0', label: 'None' },
  { value: '1', label: '1 year' },
  ...[2, 3, 4].map((years) => ({ value: String(years), label: `${years} years` })),
  { value: String(MOST_WORK_YEARS), label: `${MOST_WORK_YEARS} years or more` },
]

/** The top of the scale of a GPA. A number above it is on another scale. */
export const MOST_GPA = 4

/**
 * A grade point average from 0 to 4 in steps of 0.1, rounded down so that no minimum is passed by rounding. 0 for other
 * values, such as a number above 4.
 */
export function parseGpa(text: string): number {
  const gpa = Number.parseFloat(text)
  return gpa >= 0 && gpa <= MOST_GPA ? Math.floor(gpa * 10 + 1e-9) / 10 : 0
}

/** The highest grade of any scale that we know: Italy's. */
export const MOST_GRADE = 110

/** An average on any scale; null for other values. */
export function parseGrade(text: string): number | null {
  const grade = Number.parseFloat(text)
  return grade > 0 && grade <= MOST_GRADE ? grade : null
}

/** A scale whose way to the 4.0 scale is not known. */
export const OTHER_SCALE = 'other'

/** Per cent, of whichever country: it answers rules in per cent, and has no way to the 4.0 scale. */
export const PERCENT_SCALE = 'percent'

/** Whether a text can be the id of a grading scale: a country and the top of its scale, such as "in-10". */
export const isGradeScale = (text: unknown): text is string =>
  typeof text === 'string' &&
  (text === OTHER_SCALE || text === PERCENT_SCALE || /^[a-z]{2}-\d{1,3}(\.\d)?$/.test(text))

/** The average of a profile in per cent; null where it is on another scale. */
export const percentOf = ({ grade, gradeScale }: Pick<Profile, 'grade' | 'gradeScale'>): number | null =>
  grade !== null && grade <= 100 && (gradeScale === PERCENT_SCALE || gradeScale.endsWith('-100'))
    ? grade
    : null

/** US dollars a year. */
export const BUDGETS: Bounds = { min: 0, max: 1_000_000, step: 1 }

/** A sum a year in any currency. */
export const OWN_BUDGETS: Bounds = { min: 0, max: 5_000_000_000, step: 1 }

/** A whole number of dollars; 0 for what is no budget. */
export function parseBudget(text: string): number {
  const budget = Number.parseInt(text, 10)
  return budget >= BUDGETS.min && budget <= BUDGETS.max ? budget : 0
}

/** Ages of applicants. */
export const AGES: Bounds = { min: 14, max: 99, step: 1 }

/** Null for an impossible age of an applicant. */
export function parseAge(text: string): number | null {
  const age = Number.parseInt(text, 10)
  return age >= AGES.min && age <= AGES.max ? age : null
}

const oneOf =
  <Value extends string, Empty extends string>(table: readonly { value: Value }[], empty: Empty) =>
  (given: unknown): Value | Empty =>
    table.find(({ value }) => value === given)?.value ?? empty

const numberOf =
  (table: readonly { value: string }[]) =>
  (given: unknown): number | null => {
    const isListed = typeof given !== 'object' && table.some(({ value }) => value === String(given))
    return isListed ? Number(given) : null
  }

/** The slug of a subject, whether or not there is one: profiles are read without the table of subjects. */
const subjectOf = (given: unknown) =>
  typeof given === 'string' && /^[a-z]+(-[a-z]+)*$/.test(given) ? given : ''

const placeOf = (given: unknown) => (typeof given === 'string' && /^[a-z]{2}$/.test(given) ? given : '')

const currencyOf = (given: unknown) => (typeof given === 'string' && /^[A-Z]{3}$/.test(given) ? given : '')

function ownBudgetOf(given: unknown): number | null {
  const sum = Number(given)
  return sum > 0 && sum <= OWN_BUDGETS.max ? Math.round(sum) : null
}

/**
 * Each field of a profile with the function that reads it from storage or from a link, and returns the field's default
 * for a value that it does not understand. Empty text, 0 in `gpa` and `budget`, and null mean unknown.
 */
const READERS = {
  degreeLevel: oneOf(DEGREE_LEVELS, ''),
  /** Naming a subject sets a field that the form does not list. */
  fieldOfStudy: oneOf(STUDY_FIELDS, ''),
  /** The subject whose name set the field; empty where the visitor chose the field itself. */
  subject: subjectOf,
  /** ISO 3166-1 alpha-2 in lower case, as are the other two places. */
  nationality: placeOf,
  secondNationality: placeOf,
  residence: placeOf,
  /** On the 4.0 scale: as entered, or worked out from `grade`. */
  gpa: (given: unknown) => parseGpa(String(given)),
  /** The average as entered, where it is not on the 4.0 scale. */
  grade: (given: unknown) => parseGrade(String(given)),
  /** The scale of `grade`; empty for the 4.0 scale, or for a number above 4 without a scale. */
  gradeScale: (given: unknown) => (isGradeScale(given) ? given : ''),
  country: placeOf,
  /** Whole US dollars a year: as entered, or worked out from `budgetSum`. */
  budget: (given: unknown) => parseBudget(String(given)),
  /** The budget as entered, where it is in another currency than the US dollar. */
  budgetSum: ownBudgetOf,
  /** The currency of `budgetSum`, ISO 4217; empty for US dollars. */
  budgetCurrency: currencyOf,
  /** The currency in which sums are shown, ISO 4217; empty for that of the place where the visitor lives. */
  currency: currencyOf,
  scholarshipType: oneOf(SCHOLARSHIP_TYPES, 'all'),
  age: (given: unknown) => parseAge(String(given)),
  degreeHeld: oneOf(HELD_DEGREES, ''),
  /** An IELTS band, as entered or worked out from `englishScore`; 0 where no test was taken yet. */
  ielts: numberOf(ENGLISH_SCORES),
  /** A test besides IELTS; empty where the result is one of IELTS, or there is none. */
  englishTest: oneOf(ENGLISH_TESTS, ''),
  /** Its overall score as entered. */
  englishScore: (given: unknown) => parseEnglishScore(String(given)),
  workYears: numberOf(WORK_YEARS),
  degreeClass: oneOf(DEGREE_CLASSES, ''),
  german: oneOf(LANGUAGE_LEVELS, ''),
  french: oneOf(LANGUAGE_LEVELS, ''),
  /** Whether the person needs an award to pay for the degree. */
  need: oneOf(NEEDS, ''),
  /** Whether an institution could put the person forward. */
  nominator: oneOf(NOMINATORS, ''),
}

/** The facts that a visitor states about themselves. */
export type Profile = { [Field in keyof typeof READERS]: ReturnType<(typeof READERS)[Field]> }

/** Reads a profile from storage or from a link, field by field. */
export function parseProfile(input: unknown): Profile {
  const given: Partial<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {}
  const fields = Object.entries(READERS).map(([field, read]) => [field, read(given[field])] as const)
  // The type of `Object.fromEntries` does not keep the names of the fields.
  return Object.fromEntries(fields) as Profile
}

export const EMPTY_PROFILE = parseProfile({})

export function isSameProfile(a: Profile, b: Profile): boolean {
  return (Object.keys(EMPTY_PROFILE) as (keyof Profile)[]).every((key) => a[key] === b[key])
}

export function isEmptyProfile(profile: Profile): boolean {
  return isSameProfile(profile, EMPTY_PROFILE)
}

/** The country of the school or degree certificate, as its grades are on that country's scale; empty: not known. */
export const certificateOf = ({ gradeScale }: Pick<Profile, 'gradeScale'>): string =>
  /^[a-z]{2}(?=-)/.exec(gradeScale)?.[0] ?? ''

/** Both nationalities, as far as they are known. */
export function nationalitiesOf(profile: Pick<Profile, 'nationality' | 'secondNationality'>): string[] {
  return [...new Set([profile.nationality, profile.secondNationality])].filter((code) => code !== '')
}
