/**
 * The closed lists that facts are written in. `value` stands in data and addresses and never changes; `label` stands on
 * the screen.
 */

/** What a fee, a deadline or a requirement holds for. */
export const LEVELS = [
  { value: 'bachelor', label: 'Bachelor’s', degree: 'bachelor’s degree' },
  { value: 'master', label: 'Master’s', degree: 'master’s degree' },
  { value: 'doctorate', label: 'PhD', degree: 'doctorate' },
] as const

/** Who pays a fee. `all`: everybody the same. */
export const FEE_STATUSES = [
  { value: 'home', label: 'Home students' },
  { value: 'eu-eea', label: 'EU and EEA students' },
  { value: 'international', label: 'International students' },
  { value: 'all', label: 'All students' },
] as const

/** What a figure rests on, in the order in which one goes before another; `choose` says the exceptions. */
export const KINDS = [
  { value: 'reported', label: 'reported by the university' },
  { value: 'register', label: 'official register' },
  { value: 'law', label: 'law or order' },
  { value: 'service', label: 'set by the application service' },
  { value: 'usual', label: 'usual range in the country' },
  { value: 'general', label: 'general knowledge' },
] as const

export const SECTORS = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'church', label: 'State-recognised church university' },
] as const

/** The ratings of the Teaching Excellence Framework, best first. */
export const TEF_RATINGS = [
  { value: 'Gold', label: 'Gold' },
  { value: 'Silver', label: 'Silver' },
  { value: 'Bronze', label: 'Bronze' },
  { value: 'Requires Improvement', label: 'Requires Improvement' },
] as const

export type TefRating = (typeof TEF_RATINGS)[number]['value']
export type Level = (typeof LEVELS)[number]['value']
export type FeeStatus = (typeof FEE_STATUSES)[number]['value']
export type Kind = (typeof KINDS)[number]['value']
export type Sector = (typeof SECTORS)[number]['value']
