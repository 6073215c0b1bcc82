import { EMPTY_PROFILE, isEmptyProfile, parseProfile, type Profile } from '../eligibility/profile'

/** The key of each field in a link. The keys never change, because people keep links and share them. */
const KEYS: Record<keyof Profile, string> = {
  degreeLevel: 'degree',
  fieldOfStudy: 'field',
  subject: 'subject',
  nationality: 'nationality',
  secondNationality: 'nationality2',
  residence: 'lives',
  gpa: 'gpa',
  grade: 'grade',
  gradeScale: 'scale',
  country: 'country',
  budget: 'budget',
  budgetSum: 'sum',
  budgetCurrency: 'sumin',
  currency: 'currency',
  scholarshipType: 'type',
  age: 'age',
  degreeHeld: 'held',
  ielts: 'ielts',
  englishTest: 'english',
  englishScore: 'score',
  workYears: 'work',
  degreeClass: 'class',
  german: 'german',
  french: 'french',
  need: 'need',
  nominator: 'nominator',
}
const FIELDS = Object.entries(KEYS) as [keyof Profile, string][]
const PREFIX = '#profile='

/** The fragment of a link with a profile. Browsers never send a fragment to the server. */
export function profileFragment(profile: Profile): string {
  // A currency without a sum says nothing.
  const isTold = (field: keyof Profile) => field !== 'budgetCurrency' || profile.budgetSum !== null
  const parts = FIELDS.filter(([field]) => profile[field] !== EMPTY_PROFILE[field] && isTold(field))
  return PREFIX + parts.map(([field, key]) => `${key}_${profile[field]}`).join('~')
}

/** The profile in a link's fragment; null if there is none or if no field of it is valid. */
export function parseProfileFragment(fragment: string): Profile | null {
  if (!fragment.startsWith(PREFIX)) return null
  const pairs = fragment
    .slice(PREFIX.length)
    .split('~')
    .map((part) => part.split('_', 2))
  const values = new Map(pairs.map(([key, value]) => [key, value]))
  const profile = parseProfile(Object.fromEntries(FIELDS.map(([field, key]) => [field, values.get(key)])))
  return isEmptyProfile(profile) ? null : profile
}
