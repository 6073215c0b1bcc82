import { columnsOf, type RowOf } from '../list/columns'
import type { Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { isMedical, isProfessionalDoctorate, ruledSubject } from '../subjects/medical'
import { normaliseText } from '../text/normalise-text'
import { PAYS } from '../universities/answers/fee'
import { readOwnFees, type OwnFee } from '../universities/kept-fees'
import { greatest, livingOfRow, tuitionOfRow, type UniversityRow } from '../universities/row'
import type { Programme, ProgrammeDataset } from './programme'
import { STUDY_MODES } from './vocabulary'
import { feeDate } from './words'

const { figure, option, plain } = columnsOf<Programme>()
const words = (read: (programme: Programme) => string | null) =>
  plain<string>('', (programme) => read(programme) ?? '')

/** The facts of a programme that the list reads and that the shards for browsers hold. Unknown words are empty. */
export const PROGRAMME_COLUMNS = {
  title: words(({ title }) => title),
  titleEn: words(({ titleEn }) => titleEn),
  award: words(({ award }) => award),
  campus: words(({ campus }) => campus),
  city: words(({ city }) => city),
  options: words(({ options }) => options.join('; ')),
  months: figure(({ months }) => months),
  /** ISO 639-1 */
  language: words(({ language }) => language),
  mode: option(STUDY_MODES, ({ mode }) => mode),
  count: figure(({ count }) => count),
  /** The fee as it is published: for a year, or for the whole course where `isWhole` is 1. */
  sum: figure(({ fee }) => fee?.sum ?? null),
  currency: words(({ fee }) => fee?.currency ?? null),
  isWhole: plain<0 | 1>(0, ({ fee }) => (fee?.basis === 'course' ? 1 : 0)),
  /** The sum for a year of a whole course. */
  perYear: figure(({ fee }) => (fee?.basis === 'course' ? fee.perYear : null)),
  /** With its age. */
  asOf: words(({ fee }) => fee && feeDate(fee)),
  status: words(({ fee }) => fee?.status ?? null),
  /**
   * The number of levels it may be of: several where the source does not distinguish them, 0 where none covers the
   * row's level.
   */
  levels: plain<number>(1, ({ levels }) => levels.length),
  /** Its key at the university, only where it has a page of its own. */
  key: words(({ hasPage, key }) => (hasPage ? key : null)),
}

/** The part of a row that only its programme has. */
export type OwnPart = RowOf<typeof PROGRAMME_COLUMNS>

/** The facts that the rows of one source share. */
export type DatasetWords = Pick<
  ProgrammeDataset,
  'title' | 'year' | 'listedIn' | 'grain' | 'kind' | 'counted'
>

/** The facts that filters, sorts and cards need of a programme. Server and browser both work on these. */
export type ProgrammeListRow = OwnPart & {
  university: UniversityRow
  /** The level for which the row is read. */
  level: Level
  dataset: DatasetWords
  /** The subject that it states, by name; empty where it states none. */
  subject: string
  /** It may be of the subject searched for, and states another one. */
  isMay: boolean
  /** Whether the programme's own fee is known, and students from abroad pay it. */
  hasOwnFee: boolean
  /** Its own fee for a year, in its currency; null where no year's sum follows from it. */
  yearly: number | null
  /**
   * The yearly fee for students from abroad in whole US dollars: the programme's own fee, else the university's at the
   * level.
   */
  dollars: number | null
  /** The number of awards of the catalogue that fit the university, the level and the subject's field. */
  awards: number
  rates: ExchangeRates['rates']
  /** Normalised titles, campus, town and subject, which a search looks at. */
  text: string
}

/** The facts that the rows of one place share. */
type Shared = Pick<
  ProgrammeListRow,
  'university' | 'level' | 'dataset' | 'subject' | 'isMay' | 'awards' | 'rates'
>

/**
 * The fields besides a row's own part, before they are filled in, so that a row has all its keys from the beginning
 * (`decodeColumns`).
 */
export const BESIDE_OWN: Record<Exclude<keyof ProgrammeListRow, keyof OwnPart>, null> = {
  university: null,
  level: null,
  dataset: null,
  subject: null,
  isMay: null,
  awards: null,
  rates: null,
  hasOwnFee: null,
  yearly: null,
  dollars: null,
  text: null,
}

/** Text that many rows have, such as the name of a subject alone, is made once. */
const normalised = new Map<string, string>()
const MOST_KEPT = 500

/** The normalised text that a search looks at. */
export function searchText(
  { title, titleEn, award, campus, city }: Pick<OwnPart, 'title' | 'titleEn' | 'award' | 'campus' | 'city'>,
  subject: string,
): string {
  const whole = [title, titleEn, award, campus, city, subject].join(' ')
  const isShared = title === '' && titleEn === ''
  const known = isShared ? normalised.get(whole) : undefined
  if (known !== undefined) return known
  const text = normaliseText(whole)
  if (isShared && normalised.size < MOST_KEPT) normalised.set(whole, text)
  return text
}

type FeeOfRow = Pick<OwnPart, 'sum' | 'isWhole' | 'perYear' | 'currency'> &
  Pick<ProgrammeListRow, 'hasOwnFee'>

/** The programme's own fee for a year, in its currency; null where no year's sum follows from it, or it has none. */
export function yearlyOf({ hasOwnFee, isWhole, perYear, sum }: Omit<FeeOfRow, 'currency'>): number | null {
  if (!hasOwnFee) return null
  return isWhole ? perYear : sum
}

/** The slug of a subject of one word or two, by its name; empty for none. */
const slugOf = (subject: string) => subject.toLowerCase().replaceAll(' ', '-')

type PlaceOfRow = Pick<ProgrammeListRow, 'university' | 'level' | 'subject' | 'title' | 'award'>

/** The slug of the subject whose dates and fee a row has; empty for none. */
export const ruledSubjectOf = ({ subject, title, award }: PlaceOfRow): string =>
  subject === '' ? '' : (ruledSubject({ subject: slugOf(subject), title, award }) ?? '')

/** Whether the fee of the university as a whole is that of the row's subject and degree, too. */
export const hasFeeOfUniversity = (row: PlaceOfRow): boolean =>
  !isProfessionalDoctorate(row.award) &&
  (!isMedical(ruledSubjectOf(row)) || row.university.feeOfMedicine.includes(row.level))

/**
 * The fee of the university for students from abroad, whole US dollars a year; null where only general knowledge names one,
 * or where it is none of the row's subject.
 */
const officialTuition = (row: PlaceOfRow) =>
  row.university.unofficialFee.includes(row.level) || !hasFeeOfUniversity(row)
    ? null
    : tuitionOfRow(row.university, row.level)

/**
 * The yearly fee for students from abroad in whole US dollars; the programme's own fee goes before the official one of
 * its university.
 */
export function dollarsAYear(row: FeeOfRow & PlaceOfRow & Pick<ProgrammeListRow, 'rates'>): number | null {
  if (!row.hasOwnFee) return officialTuition(row)
  const yearly = yearlyOf(row)
  const rate = row.rates[row.currency]
  return yearly === null || rate === undefined ? null : Math.round(yearly / rate)
}

/**
 * The row of a programme from its own part, which becomes the row, and what it shares with others. A browser makes
 * thousands of them at once, so nothing is copied.
 */
export function toProgrammeRow(own: OwnPart, shared: Shared): ProgrammeListRow {
  // Home students pay another fee than a visitor from abroad.
  const hasOwnFee = own.sum !== null && own.status !== 'home'
  const whole = Object.assign(own, shared, { hasOwnFee })
  return Object.assign(whole, {
    yearly: yearlyOf(whole),
    dollars: dollarsAYear(whole),
    text: searchText(whole, shared.subject),
  })
}

/** What the visitor of this browser pays at the university, where that isn't what everybody from abroad pays; else null. */
export const ownFeeOf = ({ university, level }: ProgrammeListRow): OwnFee | null =>
  readOwnFees()?.(university, level) ?? null

/** Whether the programme's own fee is the visitor's. */
export function paysOwnFee(row: ProgrammeListRow): boolean {
  if (!row.hasOwnFee) return false
  const own = ownFeeOf(row)
  return own === null || PAYS[own.status].some((status) => status === row.status)
}

/** The visitor's yearly fee in whole US dollars; without a passport that of students from abroad. Null: not known. */
export function dollarsOf(row: ProgrammeListRow): number | null {
  const own = ownFeeOf(row)
  if (own === null || paysOwnFee(row)) return row.dollars
  if (own.fee === undefined) return officialTuition(row)
  if (!hasFeeOfUniversity(row)) return null
  return own.fee === null || own.fee.isGeneral ? null : own.fee.dollars
}

/** A row's fee for a year in a currency, by the rates of the catalogue; null where no fee is known. */
export function feeIn(row: ProgrammeListRow, currency: string): number | null {
  const dollars = dollarsOf(row)
  if (dollars === null) return null
  if (row.currency === currency && paysOwnFee(row)) return row.yearly
  return dollars * (row.rates[currency] ?? 1)
}

/** The visitor's fee for a year and living, in a currency; null where one of them is not known. */
export function totalIn(row: ProgrammeListRow, currency: string): number | null {
  const [fee, living] = [feeIn(row, currency), livingOfRow(row.university, row.level)]
  return fee === null || living === null ? null : fee + living * (row.rates[currency] ?? 1)
}

/** The larger of fee and living, in a currency: what a year costs at least; null where neither is known. */
export function knownIn(row: ProgrammeListRow, currency: string): number | null {
  const living = livingOfRow(row.university, row.level)
  const parts = [feeIn(row, currency), living === null ? null : living * (row.rates[currency] ?? 1)]
  return greatest(parts)
}

/**
 * The language of teaching, ISO 639-1: the programme's own, or English where the university surely teaches the level in
 * it; empty where it is not known.
 */
export function languageOf({ language, university, level }: ProgrammeListRow): string {
  return language || (university.english.includes(level) ? 'en' : '')
}
