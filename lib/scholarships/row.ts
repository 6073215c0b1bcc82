import type { ScholarshipCardData } from './card'
import type { Dates } from './dates'
import type { DegreeValue, Field } from '../eligibility/vocabulary'
import type { Funding, TypeValue } from './vocabulary'

/** What filtering, sorting and drawing a card need of a scholarship; both server and browser work on these. */
export type ScholarshipRow = {
  card: ScholarshipCardData
  type: TypeValue
  degrees: readonly DegreeValue[]
  funding: readonly Funding[]
  /** Null: open to every field. */
  fields: readonly Field[] | null
  /** Country codes, or `multiple`. */
  hosts: readonly string[]
  /** Nationalities whose verdict is not "Not eligible". */
  openTo: ReadonlySet<string>
  /** Published sums of a year in whole US dollars; null where none is published. */
  yearlyUsd: number | null
  dates: Dates
  /** Normalised name. */
  nameKey: string
  /** Normalised text that a search looks at. */
  text: string
}
