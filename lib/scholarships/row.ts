import { DEGREES, STUDY_FIELDS, type DegreeValue, type StudyField } from '../eligibility/vocabulary'
import { columnsOf, type RowOf } from '../list/columns'
import type { ScholarshipCardData } from './card'
import type { Dates } from './deadline-status'
import type { Scholarship } from './record/schema'
import { FUNDING, TYPES, type TypeValue } from './vocabulary'

/** One award with what its row needs beyond its record. */
export type AwardEntry = {
  scholarship: Scholarship
  card: ScholarshipCardData
  /** Codes of the nationalities that its rules let in, and of those about which they leave doubt. */
  openTo: ReadonlySet<string>
  mayBeOpenTo: ReadonlySet<string>
  yearlyUsd: number | null
}

const { figure, options, plain } = columnsOf<AwardEntry>()

const typeOf = ({ scholarship }: AwardEntry): TypeValue =>
  TYPES.find(({ label }) => label === scholarship.type)?.value ?? 'external'

const degreesOf = ({ scholarship }: AwardEntry): DegreeValue[] =>
  DEGREES.filter(({ label }) => scholarship.eligibleDegrees.includes(label)).map(({ value }) => value)

function fieldsOf({ scholarship: { fieldsOfStudy, eligibility } }: AwardEntry): readonly StudyField[] | null {
  const excluded = eligibility.fieldLimits?.excluded ?? []
  if (fieldsOfStudy === 'any' && excluded.length === 0) return null
  return STUDY_FIELDS.map(({ value }) => value).filter(
    (value) => !excluded.includes(value) && (fieldsOfStudy === 'any' || fieldsOfStudy.includes(value)),
  )
}

/** Whether the provider says that it pays a stipend or a room; null where it mentions neither. */
function paysLiving({ scholarship: { awardParts } }: AwardEntry): boolean | null {
  const parts = [awardParts.stipend, awardParts.housing].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.some(({ coverage }) => coverage !== 'none')
}

/**
 * The facts of a scholarship that filters and sorts read and that the index for browsers holds. A new filter adds its
 * fact here.
 */
export const AWARD_COLUMNS = {
  type: plain<TypeValue>('university', typeOf),
  degrees: options(DEGREES, degreesOf),
  funding: options(FUNDING, ({ scholarship }) => scholarship.funding),
  paysLiving: plain<boolean | null>(null, paysLiving),
  /** Null: open to every field. */
  fields: plain<readonly StudyField[] | null>(null, fieldsOf),
  /** Country codes, or `multiple`. */
  hosts: plain<readonly string[]>([], ({ scholarship }) => scholarship.hostCountries),
  /** Published sums of a year in whole US dollars; null where none is published. */
  yearlyUsd: figure(({ yearlyUsd }) => yearlyUsd),
}

/** The facts that filters, sorts and cards need of a scholarship. Server and browser both work on these. */
export type ScholarshipRow = RowOf<typeof AWARD_COLUMNS> & {
  card: ScholarshipCardData
  /** Nationalities that the rules let in. */
  openTo: ReadonlySet<string>
  /** Nationalities about which the rules leave doubt. */
  mayBeOpenTo: ReadonlySet<string>
  dates: Dates
  /** Normalised name. */
  nameKey: string
  /** Normalised text that a search looks at. */
  text: string
}
