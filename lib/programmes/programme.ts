import type { Citation } from '../facts/fact'
import type { FactAge } from '../facts/fact-age'
import type { FeeStatus, Level } from '../facts/vocabulary'
import type { SubjectSlug } from '../subjects/subject'
import type { Grain, StudyMode } from './vocabulary'

/** A fee as its source states it. */
export type ProgrammeFee = {
  sum: number
  /** ISO 4217 */
  currency: string
  basis: 'year' | 'course'
  /** In `currency`; null where no year's sum follows from it. */
  perYear: number | null
  /** Whole US dollars a year; null where `perYear` is. */
  dollarsPerYear: number | null
  status: FeeStatus
  /** The date of the fee, in the source's words: "January 2023". */
  asOf: string
  /** Left out within the term of a register. */
  age?: FactAge
}

/** A subject or course at a university, in as much detail as one source gives. */
export type Programme = {
  universityId: string
  /** Its key among its university's programmes: small letters, fit for an address. */
  key: string
  /** Name of the file that it comes from; `getDataset` has the source, year and note. */
  dataset: string
  /** One; several where the source does not distinguish them. */
  levels: readonly Level[]
  grain: Grain
  /** The source’s own code. */
  code: string | null
  /** The subject that the source states; null where it fits none. */
  subject: SubjectSlug | null
  /** Subjects that it may belong to as well: they help to find it and state nothing. */
  also: readonly SubjectSlug[]
  /** In the source's language. */
  title: string | null
  titleEn: string | null
  award: string | null
  months: number | null
  /** ISO 639-1 */
  language: string | null
  fee: ProgrammeFee | null
  mode: StudyMode | null
  campus: string | null
  /** The town where it is taught, if that is another than the university's. */
  city: string | null
  faculty: string | null
  url: string | null
  /** The number that the dataset's `counted` describes. */
  count: number | null
  /** Further choices, in words. */
  options: readonly string[]
  /** Has a title, fee or page of its own. */
  hasPage: boolean
}

/** What is known of a subject that a source names without programmes: nothing beyond the subject. */
export const NO_DETAILS = {
  code: null,
  title: null,
  titleEn: null,
  award: null,
  months: null,
  language: null,
  fee: null,
  mode: null,
  campus: null,
  city: null,
  faculty: null,
  url: null,
  count: null,
  options: [],
  hasPage: false,
} as const satisfies Partial<Programme>

/** The file that programmes come from. */
export type ProgrammeDataset = {
  /** Its name, as in `Programme.dataset`. */
  name: string
  title: string
  source: Citation
  licence: string | null
  /** The year that the programmes hold for, as it is shown. */
  year: string
  /** The year, where it is so long ago that what the list names may have ended since; null where it is not. */
  listedIn: string | null
  /** The day on which the source was read, as an ISO date. */
  readOn: string
  grain: Grain
  /** What people know, and no publisher said. */
  kind?: 'general-knowledge'
  note: string | null
  /** The counted things in `count`: "degrees awarded in 2023/24". */
  counted: string | null
}
