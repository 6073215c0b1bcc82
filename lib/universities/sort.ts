import type { SortOption } from '../list/table'
import type { UniversityRow } from './row'

type Compare = (a: UniversityRow, b: UniversityRow) => number
type Order = (rows: readonly UniversityRow[]) => readonly UniversityRow[]

const compareNames: Compare = (a, b) =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.id < b.id ? -1 : 1

const sortedBy =
  (compare: Compare): Order =>
  (rows) =>
    [...rows].sort(compare)

/** Unknown figures come last, whichever way the known ones run. */
const compareFigures =
  (read: (row: UniversityRow) => number | null, direction: 1 | -1): Compare =>
  (a, b) => {
    const left = read(a)
    const right = read(b)
    if (left === right) return compareNames(a, b)
    if (left === null) return 1
    if (right === null) return -1
    return (left - right) * direction
  }

const compareRanks = compareFigures((row) => row.rank, 1)

/** Full records come before basic ones, then world ranking decides. */
export const byRanking = sortedBy((a, b) => Number(b.isFull) - Number(a.isFull) || compareRanks(a, b))

export const byName = sortedBy(compareNames)

export const byCountry = sortedBy((a, b) => a.countryOrder - b.countryOrder || compareNames(a, b))

const byFigure = (read: (row: UniversityRow) => number | null, direction: 1 | -1) =>
  sortedBy(compareFigures(read, direction))

type Read = NonNullable<SortOption<UniversityRow>['figure']>['read']

/** The parts of a sort by a figure, which is named in the sentence about those that do not report it. */
export const ofFigure = (name: string, read: Read, direction: 1 | -1 = 1) =>
  ({
    order: (rows, today, search) => byFigure((row) => read(row, today, search), direction)(rows),
    figure: { name, read },
  }) satisfies Partial<SortOption<UniversityRow>>

/** Whichever way the ranks run, universities without one come last, full records first among them. */
export const byRankAlone = (direction: 1 | -1) =>
  sortedBy((a, b) => {
    if (a.rank !== null && b.rank !== null) return (a.rank - b.rank) * direction || compareNames(a, b)
    const unranked = Number(a.rank === null) - Number(b.rank === null)
    return unranked || Number(b.isFull) - Number(a.isFull) || compareNames(a, b)
  })
