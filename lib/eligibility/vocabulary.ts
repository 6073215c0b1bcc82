/**
 * The closed lists that the rules of awards and a visitor's profile are written in. `value` stands in URLs and never
 * changes; `label` stands on the screen, and degrees are also written by it in the data. New entries go at the end:
 * the compact index stores positions.
 */
export const DEGREES = [
  { value: 'bachelors', label: "Bachelor's" },
  { value: 'masters', label: "Master's" },
  { value: 'phd', label: 'Ph.D.' },
  { value: 'research', label: 'Research-based' },
] as const

export const FIELDS = [
  { value: 'computer-science', label: 'Computer Science' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'business', label: 'Business' },
  { value: 'medicine', label: 'Medicine' },
  { value: 'law', label: 'Law' },
  { value: 'psychology', label: 'Psychology' },
  { value: 'biology', label: 'Biology' },
  { value: 'economics', label: 'Economics' },
  { value: 'physics', label: 'Physics' },
  { value: 'chemistry', label: 'Chemistry' },
  { value: 'mathematics', label: 'Mathematics' },
  { value: 'literature', label: 'Literature' },
  { value: 'history', label: 'History' },
  { value: 'arts', label: 'Arts' },
  { value: 'education', label: 'Education' },
  { value: 'agriculture', label: 'Agriculture and Food' },
  { value: 'architecture', label: 'Architecture and Planning' },
  { value: 'development', label: 'Development Studies' },
  { value: 'earth-and-environment', label: 'Earth and Environment' },
  { value: 'international-relations', label: 'International Relations' },
  { value: 'languages', label: 'Languages' },
  { value: 'public-health', label: 'Public Health' },
  { value: 'public-policy', label: 'Public Policy' },
  { value: 'social-sciences', label: 'Social Sciences' },
  { value: 'theology', label: 'Theology' },
] as const

/**
 * How the places of a nationality or residence rule are chosen. `any` is said outright by the provider;
 * `unknown` is the honest word for a rule nobody has read, and never means everyone.
 */
export const PLACE_MODES = [
  { value: 'any', label: 'Any' },
  { value: 'only', label: 'Only these' },
  { value: 'except', label: 'All but these' },
  { value: 'unknown', label: 'Not known' },
] as const

/**
 * What a place's presence in a list, or its absence, proves.
 * `exact`: the list is the rule. `at-least`: the listed are surely meant, there may be more.
 * `at-most`: no one else is meant, but not all of the listed may be. `indicative`: neither is sure.
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

export type Degree = (typeof DEGREES)[number]['label']
export type DegreeValue = (typeof DEGREES)[number]['value']
export type Field = (typeof FIELDS)[number]['value']
export type Certainty = (typeof CERTAINTIES)[number]['value']
export type PlaceMode = (typeof PLACE_MODES)[number]['value']
