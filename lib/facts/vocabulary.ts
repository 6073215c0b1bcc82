/** The options of facts. Data and addresses contain `value`, which never changes; the screen shows `label`. */

/** The scope of a fee, a deadline or a requirement. */
export const LEVELS = [
  { value: 'bachelor', label: 'Bachelor’s', degree: 'bachelor’s degree' },
  { value: 'master', label: 'Master’s', degree: 'master’s degree' },
  { value: 'doctorate', label: 'PhD', degree: 'doctorate' },
] as const

/** The degree of each level, as profiles and the list of awards name it. */
export const DEGREE_OF_LEVEL = { bachelor: 'bachelors', master: 'masters', doctorate: 'phd' } as const

/** The level as a source states it, with the levels that it can be. The United Kingdom's undergraduates are in first degrees. */
export const LEVELS_OF = {
  bachelor: ['bachelor'],
  master: ['master'],
  doctorate: ['doctorate'],
  undergraduate: ['bachelor'],
  graduate: ['master', 'doctorate'],
  all: ['bachelor', 'master', 'doctorate'],
} as const satisfies Record<string, readonly Level[]>

/** The people who pay a fee. `all`: everybody the same. */
export const FEE_STATUSES = [
  { value: 'home', label: 'Home students' },
  { value: 'eu-eea', label: 'EU and EEA students' },
  { value: 'international', label: 'International students' },
  { value: 'all', label: 'All students' },
] as const

/**
 * The people who apply by a way. `abroad`: all but those at home, citizens of the EU too. `outside`: those from abroad who
 * live neither in the country nor in a place whose citizens may move there freely; where a list names the countries of the
 * way, those who live in one of them. `inside`: the other students from abroad.
 */
export const APPLICANT_GROUPS = [
  ...FEE_STATUSES,
  { value: 'abroad', label: 'Students from abroad' },
  { value: 'outside', label: 'International students who live outside' },
  { value: 'inside', label: 'International students who live inside' },
] as const

/** The kinds of basis that a figure can have, in order of precedence; `choose` has the exceptions. */
export const FACT_KINDS = [
  { value: 'reported', label: 'reported by the university' },
  { value: 'register', label: 'official register' },
  { value: 'law', label: 'law or order' },
  { value: 'service', label: 'set by the application service' },
  { value: 'usual', label: 'usual range in the country' },
  { value: 'general', label: 'general knowledge' },
] as const

/** The title of the source of general knowledge that two writers, apart from each other, put down alike. */
export const ENTERED_TWICE = 'General knowledge of universities, entered twice'

export const SECTORS = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'church', label: 'State-recognised church university' },
] as const

/** The measures of outcomes, in the order in which they are shown. */
export const MEASURES = [
  { value: 'work-or-study', label: 'In work or further study' },
  { value: 'employed', label: 'In work' },
  { value: 'skilled-work', label: 'In highly skilled work' },
  { value: 'earnings', label: 'Earnings' },
  { value: 'unemployed', label: 'Unemployed' },
  { value: 'completion', label: 'Finish their degree' },
  { value: 'continuation', label: 'Stay after the first year' },
  { value: 'dropped-out', label: 'Dropped out' },
  { value: 'satisfaction', label: 'Satisfied' },
] as const

/** The ratings of the Teaching Excellence Framework, best first. */
export const TEF_RATINGS = [
  { value: 'Gold', label: 'Gold' },
  { value: 'Silver', label: 'Silver' },
  { value: 'Bronze', label: 'Bronze' },
  { value: 'Requires Improvement', label: 'Requires Improvement' },
] as const

export type StatedLevel = keyof typeof LEVELS_OF
export type Level = (typeof LEVELS)[number]['value']
export type FeeStatus = (typeof FEE_STATUSES)[number]['value']
export type ApplicantGroup = (typeof APPLICANT_GROUPS)[number]['value']
export type FactKind = (typeof FACT_KINDS)[number]['value']
export type Sector = (typeof SECTORS)[number]['value']
