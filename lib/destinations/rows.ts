import { compareValues, type ColumnSort, type Direction } from '../list/column-sort'
import type { Region } from '../places/regions'
import { groupBy } from '../text/group-by'

/** A line of the table of destinations. */
export type DestinationRow = {
  code: string
  name: string
  universities: number
  scholarships: number
  /** The median of what is reported, in whole US dollars a year; null where too few universities report a fee. */
  tuition: number | null
  /** The number of universities that report a fee. */
  reporting: number
  /** What living costs, in whole US dollars a year: an official sum, else the middle of what universities report; null where neither is known. */
  living: number | null
  /** The sum for living is that of universities. */
  isLivingReported: boolean
  /** How long graduates may stay to work or to look for work, or that there is no such stay; null where not known. */
  workAfter: string | null
  /** The months of the longest such stay, 0 where there is none; null where not known. */
  workMonths: number | null
  languages: string
  region: Region
}

/** The columns, each with the order that its button asks for first. */
export const COUNTRY_COLUMNS = [
  { key: 'name', label: 'Destination', first: 'ascending' },
  { key: 'tuition', label: 'Tuition, bachelor’s', first: 'ascending' },
  { key: 'living', label: 'Living', first: 'ascending' },
  { key: 'workAfter', label: 'Work after study', first: 'descending' },
  { key: 'universities', label: 'Universities', first: 'descending' },
  { key: 'scholarships', label: 'Scholarships', first: 'descending' },
  { key: 'languages', label: 'Languages', first: 'ascending' },
] as const satisfies readonly { key: keyof DestinationRow; label: string; first: Direction }[]

export type ColumnKey = (typeof COUNTRY_COLUMNS)[number]['key']
export type DestinationSort = ColumnSort<ColumnKey>

/** The order of the table as it is sent. */
export const DEFAULT_SORT: DestinationSort = { key: 'universities', direction: 'descending' }

/** What a column is sorted by: a length of time by its months, all else by what is shown. */
const sortValue = (row: DestinationRow, key: ColumnKey) => row[key === 'workAfter' ? 'workMonths' : key]

const compareNames = (a: DestinationRow, b: DestinationRow) => a.name.localeCompare(b.name, 'en')

/** A sorted copy. Unknown values come last in both directions; lines with equal values are sorted by name. */
export function sortDestinations(
  rows: readonly DestinationRow[],
  { key, direction }: DestinationSort,
): DestinationRow[] {
  return [...rows].sort(
    (a, b) => compareValues(sortValue(a, key), sortValue(b, key), direction) || compareNames(a, b),
  )
}

/** What a destination is wanted to have; empty, null and false for what is not asked. */
export type DestinationWish = {
  region: Region | ''
  language: string
  /** Whole US dollars a year. */
  mostTuition: number | null
  hasWorkAfter: boolean
}

export const NO_WISH: DestinationWish = { region: '', language: '', mostTuition: null, hasWorkAfter: false }

/** The languages of a line, which are written as a list in a sentence. */
const languagesOf = ({ languages }: DestinationRow) => languages.split(/, | and /)

/** Whether each wish is met; null where that is not known. */
function answersOf(row: DestinationRow, wish: DestinationWish): (boolean | null)[] {
  const { region, language, mostTuition, hasWorkAfter } = wish
  return [
    region === '' || row.region === region,
    language === '' || languagesOf(row).includes(language),
    mostTuition === null || (row.tuition === null ? null : row.tuition <= mostTuition),
    !hasWorkAfter || (row.workMonths === null ? null : row.workMonths > 0),
  ]
}

/** The lines that meet every wish, and those of which nobody knows whether they do. */
export function filterDestinations(rows: readonly DestinationRow[], wish: DestinationWish) {
  const answered = rows.map((row) => ({ row, answers: answersOf(row, wish) }))
  const possible = answered.filter(({ answers }) => !answers.includes(false))
  const of = (isUnknown: boolean) =>
    possible.filter(({ answers }) => answers.includes(null) === isUnknown).map(({ row }) => row)
  return { fitting: of(false), unknown: of(true) }
}

/** The languages of the lines, those of most lines first. */
export function languageOptions(rows: readonly DestinationRow[]): string[] {
  return [...groupBy(rows.flatMap(languagesOf), String)]
    .sort(([a, { length }], [b, other]) => other.length - length || a.localeCompare(b, 'en'))
    .map(([language]) => language)
}
