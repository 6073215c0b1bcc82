import { DEGREES, FIELDS, HELD_DEGREES, MOST_WORK_YEARS } from './vocabulary'

/** The options of the form, in order. `value` stands in links and in the browser's storage; `label` on the screen. */
export const DEGREE_LEVELS = DEGREES.filter((degree) => 'inMatcher' in degree)
export const FIELDS_OF_STUDY = FIELDS.filter((field) => 'inMatcher' in field)
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
  ...[5, 5.5, 6, 6.5, 7, 7.5, 8].map((band) => ({
    value: String(band),
    label: `IELTS ${band.toFixed(1)} or equal`,
  })),
]
export const WORK_YEARS = [
  { value: '0', label: 'None' },
  { value: '1', label: '1 year' },
  ...[2, 3, 4].map((years) => ({ value: String(years), label: `${years} years` })),
  { value: String(MOST_WORK_YEARS), label: `${MOST_WORK_YEARS} years or more` },
]

export type DegreeLevel = (typeof DEGREE_LEVELS)[number]['value']
export type FieldOfStudy = (typeof FIELDS_OF_STUDY)[number]['value']
export type HeldDegree = (typeof HELD_DEGREES)[number]['value']

/** What a visitor tells about themselves. Empty text, 0 in `gpa` and `budget`, and null mean: not told. */
export type Profile = {
  degreeLevel: DegreeLevel | ''
  fieldOfStudy: FieldOfStudy | ''
  /** ISO 3166-1 alpha-2 in lower case, as are the other two places. */
  nationality: string
  secondNationality: string
  residence: string
  gpa: number
  country: (typeof COUNTRIES)[number]['value'] | ''
  /** Whole US dollars a year. */
  budget: number
  scholarshipType: (typeof SCHOLARSHIP_TYPES)[number]['value']
  age: number | null
  degreeHeld: HeldDegree | ''
  /** An IELTS band; 0 where no test was taken yet. */
  ielts: number | null
  workYears: number | null
}

export const EMPTY_PROFILE: Profile = {
  degreeLevel: '',
  fieldOfStudy: '',
  nationality: '',
  secondNationality: '',
  residence: '',
  gpa: 0,
  country: '',
  budget: 0,
  scholarshipType: 'all',
  age: null,
  degreeHeld: '',
  ielts: null,
  workYears: null,
}

/** A grade point average from 0 to 4 in steps of 0.1, rounded down so that no minimum is passed by rounding. */
export function parseGpa(text: string): number {
  const gpa = Number.parseFloat(text)
  if (!Number.isFinite(gpa)) return 0
  const tenths = Math.floor(Math.min(4, Math.max(0, gpa)) * 10 + 1e-9)
  return tenths / 10
}

/** A whole number of dollars; 0 for what is not a number. */
export function parseBudget(text: string): number {
  const budget = Number.parseInt(text, 10)
  return Number.isSafeInteger(budget) ? Math.max(0, budget) : 0
}

/** Null for what is no age of an applicant. */
export function parseAge(text: string): number | null {
  const age = Number.parseInt(text, 10)
  return age >= 14 && age <= 99 ? age : null
}

const oneOf = <Value extends string, Empty extends string>(
  table: readonly { value: Value }[],
  value: unknown,
  empty: Empty,
): Value | Empty => table.find((entry) => entry.value === value)?.value ?? empty

const placeOf = (value: unknown) => (typeof value === 'string' && /^[a-z]{2}$/.test(value) ? value : '')

function numberOf(table: readonly { value: string }[], value: unknown): number | null {
  const isListed = typeof value !== 'object' && table.some((entry) => entry.value === String(value))
  return isListed ? Number(value) : null
}

/** A profile out of storage or a link: what is not understood falls back to its default, field by field. */
export function parseProfile(input: unknown): Profile {
  const given: Partial<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {}
  return {
    degreeLevel: oneOf(DEGREE_LEVELS, given.degreeLevel, ''),
    fieldOfStudy: oneOf(FIELDS_OF_STUDY, given.fieldOfStudy, ''),
    nationality: placeOf(given.nationality),
    secondNationality: placeOf(given.secondNationality),
    residence: placeOf(given.residence),
    gpa: parseGpa(String(given.gpa)),
    country: oneOf(COUNTRIES, given.country, ''),
    budget: parseBudget(String(given.budget)),
    scholarshipType: oneOf(SCHOLARSHIP_TYPES, given.scholarshipType, 'all'),
    age: parseAge(String(given.age)),
    degreeHeld: oneOf(HELD_DEGREES, given.degreeHeld, ''),
    ielts: numberOf(ENGLISH_SCORES, given.ielts),
    workYears: numberOf(WORK_YEARS, given.workYears),
  }
}

export function isSameProfile(a: Profile, b: Profile): boolean {
  return (Object.keys(EMPTY_PROFILE) as (keyof Profile)[]).every((key) => a[key] === b[key])
}

export function isEmptyProfile(profile: Profile): boolean {
  return isSameProfile(profile, EMPTY_PROFILE)
}

/** Both nationalities, where they are told. */
export function nationalitiesOf(profile: Pick<Profile, 'nationality' | 'secondNationality'>): string[] {
  return [...new Set([profile.nationality, profile.secondNationality])].filter((code) => code !== '')
}
