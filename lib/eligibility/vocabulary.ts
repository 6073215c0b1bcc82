/**
 * The options of the rules of awards and of a visitor's profile. Addresses contain `value`, which never changes. The
 * screen shows `label`; for degrees the data contains the label too. New entries go at the end, because the compact
 * index stores positions. `inMatcher`: the matcher's form offers the entry. `widerWords`: the wider fields, or the part
 * of its own name, by which the text of an award may mean the entry.
 */
export const DEGREES = [
  { value: 'bachelors', label: "Bachelor's", inMatcher: true },
  { value: 'masters', label: "Master's", inMatcher: true },
  { value: 'phd', label: 'Ph.D.', inMatcher: true },
  { value: 'research', label: 'Research-based' },
] as const

export const FIELDS = [
  { value: 'computer-science', label: 'Computer Science', inMatcher: true },
  { value: 'engineering', label: 'Engineering', inMatcher: true },
  { value: 'business', label: 'Business', inMatcher: true },
  { value: 'medicine', label: 'Medicine', inMatcher: true },
  { value: 'law', label: 'Law', inMatcher: true },
  { value: 'psychology', label: 'Psychology', inMatcher: true },
  { value: 'biology', label: 'Biology', inMatcher: true },
  { value: 'economics', label: 'Economics', inMatcher: true },
  { value: 'physics', label: 'Physics', inMatcher: true },
  { value: 'chemistry', label: 'Chemistry', inMatcher: true },
  { value: 'mathematics', label: 'Mathematics', inMatcher: true },
  { value: 'literature', label: 'Literature', inMatcher: true },
  { value: 'history', label: 'History', inMatcher: true },
  { value: 'arts', label: 'Arts', inMatcher: true },
  { value: 'education', label: 'Education', inMatcher: true },
  { value: 'agriculture', label: 'Agriculture and Food', widerWords: ['Agriculture'] },
  { value: 'architecture', label: 'Architecture and Planning', widerWords: ['Architecture'] },
  { value: 'development', label: 'Development Studies' },
  { value: 'earth-and-environment', label: 'Earth and Environment', widerWords: ['Environment'] },
  { value: 'international-relations', label: 'International Relations' },
  { value: 'languages', label: 'Languages' },
  { value: 'public-health', label: 'Public Health', inMatcher: true, widerWords: ['Health', 'Medicine'] },
  { value: 'public-policy', label: 'Public Policy' },
  { value: 'social-sciences', label: 'Social Sciences' },
  { value: 'theology', label: 'Theology' },
  { value: 'nursing', label: 'Nursing', inMatcher: true, widerWords: ['Health', 'Medicine'] },
] as const

/**
 * The choice of the places of a nationality or residence rule. `any`: the provider says so outright. `unknown`: nobody
 * has read the rule; it never means everyone.
 */
export const PLACE_MODES = [
  { value: 'any', label: 'Any' },
  { value: 'only', label: 'Only these' },
  { value: 'except', label: 'All but these' },
  { value: 'unknown', label: 'Not known' },
] as const

/**
 * The meaning of a place's presence in a list, or its absence. `exact`: the list is the rule. `at-least`: the listed
 * places are certain, and there may be more. `at-most`: no other place is meant, and perhaps not all listed ones.
 * `indicative`: neither is certain.
 */
export const CERTAINTIES = [
  { value: 'exact', label: 'Complete list' },
  { value: 'at-least', label: 'At least these' },
  { value: 'at-most', label: 'At most these' },
  { value: 'indicative', label: 'Examples' },
] as const

export const HELD_DEGREES = [
  { value: 'secondary', label: 'Secondary school' },
  { value: 'bachelors', label: "Bachelor's degree" },
  { value: 'masters', label: "Master's degree" },
  { value: 'phd', label: 'Doctorate' },
] as const

/**
 * Countries where a doctorate is a third cycle that follows a master's degree, as a rule of law or of nearly all
 * universities. Those with a master's degree are sure; those without have to ask.
 */
export const DOCTORATE_AFTER_MASTERS: readonly string[] = [
  ...[
    'at',
    'be',
    'ch',
    'cz',
    'de',
    'dk',
    'ee',
    'es',
    'fi',
    'fr',
    'gr',
    'hr',
    'hu',
    'it',
    'jp',
    'lt',
    'lv',
    'nl',
  ],
  ...['no', 'pl', 'pt', 'ro', 'rs', 'se', 'si', 'sk'],
]

/** The highest option of the matcher's form is "5 or more" years of work, so no rule may ask for more. */
export const MOST_WORK_YEARS = 5

export type Degree = (typeof DEGREES)[number]['label']
export type DegreeValue = (typeof DEGREES)[number]['value']
export type HeldDegree = (typeof HELD_DEGREES)[number]['value']
export type Field = (typeof FIELDS)[number]['value']
