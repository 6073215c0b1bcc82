/**
 * The options of scholarships, so that a filter counts exactly the values it shows. Addresses contain `value`, which
 * never changes. The screen shows `label`; for types the data contains the label too. New entries go at the end,
 * because the compact index stores positions.
 */
export const TYPES = [
  { value: 'university', label: 'University' },
  { value: 'external', label: 'External' },
  { value: 'government', label: 'Government' },
] as const

export const FUNDING = [
  { value: 'full', label: 'Fully funded' },
  { value: 'partial', label: 'Partly funded' },
  { value: 'merit', label: 'Merit-based' },
  { value: 'need', label: 'Need-based' },
  { value: 'loan', label: 'Loan or part loan' },
  { value: 'employment', label: 'Paid position' },
] as const

/** Stands among the host countries of awards that name none in particular. */
export const SEVERAL_COUNTRIES = { value: 'multiple', label: 'Several countries' } as const

/** The limits of an award to some of the universities of its host countries, or of those that it names. */
export const HOST_LIMITS = [
  { value: 'public', label: 'Universities of the state alone.' },
  { value: 'some', label: 'Not each of them takes part, and we have no list: ask first.' },
  { value: 'uncatalogued', label: 'None of them is in our catalogue.' },
] as const

export const STATUSES = [
  { value: 'yearly', label: 'Opens every year' },
  { value: 'open-all-year', label: 'Open all year' },
  { value: 'closed', label: 'No open call known' },
  { value: 'ended', label: 'Ended' },
] as const

/**
 * The extent of an award's part. `full` only where whoever gets the award gets all of it; `up-to-full` where that follows from
 * need, merit or the place; `not-charged` where the award pays nothing because universities mostly ask for nothing.
 */
export const COVERAGE = [
  { value: 'full', label: 'Covered in full' },
  { value: 'partial', label: 'Covered in part' },
  { value: 'none', label: 'Not covered' },
  { value: 'up-to-full', label: 'Covered up to all of it' },
  { value: 'not-charged', label: 'Mostly not charged' },
] as const

export const PERIODS = [
  { value: 'once', label: 'once' },
  { value: 'week', label: 'a week' },
  { value: 'month', label: 'a month' },
  { value: 'term', label: 'a term' },
  { value: 'semester', label: 'a semester' },
  { value: 'year', label: 'a year' },
  { value: 'total', label: 'in all' },
] as const

/** The possible reasons why a deadline differs from applicant to applicant. */
export const DEADLINE_VARIES_BY = [
  { value: 'country', label: 'varies by country' },
  { value: 'university', label: 'varies by university' },
  { value: 'course', label: 'varies by course' },
] as const

export const CONFIDENCES = [
  { value: 'high', label: 'The main facts are confirmed' },
  { value: 'medium', label: 'Check the details with the provider' },
  { value: 'low', label: 'Check everything with the provider first' },
] as const

/** `pages`: written from the sources listed. `editorial`: written from general knowledge. */
export const BASES = [
  { value: 'pages', label: 'From the pages listed' },
  { value: 'editorial', label: 'From general knowledge' },
] as const

export type ScholarshipType = (typeof TYPES)[number]['label']
export type TypeValue = (typeof TYPES)[number]['value']
export type Funding = (typeof FUNDING)[number]['value']
