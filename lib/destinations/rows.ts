import type { Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { compareValues, opposite, type ColumnSort, type Direction } from '../list/column-sort'
import type { Region } from '../places/regions'
import { groupBy } from '../text/group-by'

/** What the table of destinations says of a level. */
export type LevelFigures = {
  /** What a year costs, tuition and living, in whole US dollars: a usual sum. Null where either is not known. */
  aYear: number | null
  /** The median of what is reported, in whole US dollars a year; null where too few universities report a fee. */
  tuition: number | null
  /** The number of universities that report a fee. */
  reporting: number
  /** The months for which everybody may stay to work, 0 where there is no such stay; null where not known. */
  workMonths: number | null
}

/** What it says of a destination at every level. */
type RowFacts = {
  code: string
  name: string
  universities: number
  scholarships: number
  /** What living costs, in whole US dollars a year: an official sum, else the middle of what universities report; null where neither is known. */
  living: number | null
  /** The sum for living is that of universities. */
  isLivingReported: boolean
  /** How long graduates may stay to work or to look for work, or that there is no such stay; null where not known. */
  workAfter: string | null
  languages: string
  region: Region
}

/** A destination with the figures of each level. */
export type DestinationEntry = RowFacts & { at: Readonly<Record<Level, LevelFigures>> }

/** A line of the table, which is of one level. */
export type DestinationRow = RowFacts & LevelFigures

export const rowAt = ({ at, ...facts }: DestinationEntry, level: Level): DestinationRow => ({
  ...facts,
  ...at[level],
})

const LETTERS = { ascending: 'A to Z', descending: 'Z to A' }
const SUMS = { ascending: 'lowest first', descending: 'highest first' }
const COUNTS = { ascending: 'fewest first', descending: 'most first' }
const STAYS = { ascending: 'shortest first', descending: 'longest first' }

/** The columns, each with the order that its button asks for first, and the words of both orders. */
export const COUNTRY_COLUMNS = [
  { key: 'name', label: 'Destination', first: 'ascending', orders: LETTERS },
  { key: 'aYear', label: 'A usual year', first: 'ascending', orders: SUMS, isLeveled: true },
  { key: 'tuition', label: 'Tuition', first: 'ascending', orders: SUMS, isLeveled: true },
  { key: 'living', label: 'Living', first: 'ascending', orders: SUMS },
  { key: 'workAfter', label: 'Work after study', first: 'descending', orders: STAYS },
  { key: 'universities', label: 'Universities', first: 'descending', orders: COUNTS },
  { key: 'scholarships', label: 'Scholarships', first: 'descending', orders: COUNTS },
  { key: 'languages', label: 'Languages', first: 'ascending', orders: LETTERS },
] as const satisfies readonly {
  key: keyof DestinationRow
  label: string
  first: Direction
  orders: Record<Direction, string>
  isLeveled?: boolean
}[]

export type CountryColumn = (typeof COUNTRY_COLUMNS)[number]
export type ColumnKey = CountryColumn['key']
export type DestinationSort = ColumnSort<ColumnKey>

/** "Living", or "Tuition, master’s" where it goes by level. */
export const columnLabel = (column: CountryColumn, level: Level): string =>
  'isLeveled' in column ? `${column.label}, ${levelWord(level)}` : column.label

/** Every order of the table, the first one of a column before its other one. */
export const COUNTRY_SORTS = COUNTRY_COLUMNS.flatMap(({ key, label, first, orders }) =>
  [first, opposite(first)].map((direction) => ({
    sort: { key, direction },
    value: `${key} ${direction}`,
    label: `${label}, ${orders[direction]}`,
  })),
)

/** The order of the table as it is sent. */
export const DEFAULT_SORT: DestinationSort = { key: 'universities', direction: 'descending' }

/** What a column is sorted by: a length of time by its months, all else by what is shown. */
const sortValue = (row: DestinationRow, key: ColumnKey) => row[key === 'workAfter' ? 'workMonths' : key]

const compareNames = (a: RowFacts, b: RowFacts) => a.name.localeCompare(b.name, 'en')

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
  mostAYear: number | null
  hasWorkAfter: boolean
}

export const NO_WISH: DestinationWish = { region: '', language: '', mostAYear: null, hasWorkAfter: false }

/** The languages of a line, which are written as a list in a sentence. */
const languagesOf = ({ languages }: RowFacts) => languages.split(/, | and /)

/** Whether each wish is met; null where that is not known. */
function answersOf(row: DestinationRow, wish: DestinationWish): (boolean | null)[] {
  const { region, language, mostAYear, hasWorkAfter } = wish
  return [
    region === '' || row.region === region,
    language === '' || languagesOf(row).includes(language),
    mostAYear === null || (row.aYear === null ? null : row.aYear <= mostAYear),
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
export function languageOptions(rows: readonly RowFacts[]): string[] {
  return [...groupBy(rows.flatMap(languagesOf), String)]
    .sort(([a, { length }], [b, other]) => other.length - length || a.localeCompare(b, 'en'))
    .map(([language]) => language)
}
