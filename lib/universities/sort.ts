import { TAKE_SORT, takeOrder } from '../eligibility/take-filter'
import type { SortOption } from '../list/table'
import {
  acceptanceOfRow,
  ieltsOfRow,
  nextDeadlineOfRow,
  totalOfRow,
  tuitionOfRow,
  type UniversityRow,
} from './row'
import { levelOf } from './level'
import { verdictAt } from './take-filter'

type Compare = (a: UniversityRow, b: UniversityRow) => number
type Order = (rows: readonly UniversityRow[]) => readonly UniversityRow[]

const compareNames: Compare = (a, b) =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.id < b.id ? -1 : 1

const sortedBy =
  (compare: Compare): Order =>
  (rows) =>
    [...rows].sort(compare)

/** Unknown figures come last, whichever way the known ones run. Rows with the same are in the order of `compareAlike`. */
const compareFigures =
  (read: (row: UniversityRow) => number | null, direction: 1 | -1, compareAlike: Compare): Compare =>
  (a, b) => {
    const left = read(a)
    const right = read(b)
    if (left === right) return compareAlike(a, b)
    if (left === null) return 1
    if (right === null) return -1
    return (left - right) * direction
  }

const compareRanks = compareFigures((row) => row.rank, 1, compareNames)

/** Full records come before basic ones, then world ranking decides. */
const compareBest: Compare = (a, b) => Number(b.isFull) - Number(a.isFull) || compareRanks(a, b)

const byRanking = sortedBy(compareBest)

const byName = sortedBy(compareNames)

const byCountry = sortedBy((a, b) => a.countryOrder - b.countryOrder || compareNames(a, b))

const byFigure = (read: (row: UniversityRow) => number | null, direction: 1 | -1) =>
  sortedBy(compareFigures(read, direction, compareBest))

type Read = NonNullable<SortOption<UniversityRow>['figure']>['read']

/** The parts of a sort by a figure, which is named in the sentence about those that do not report it. */
const ofFigure = (name: string, read: Read, direction: 1 | -1 = 1) =>
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

/** The orders of the list of the world's universities; the first is that of an address that names none. */
export const SORTS = [
  {
    value: 'ranking',
    label: 'World Ranking',
    note: 'Best researched first, then by world ranking.',
    order: byRanking,
  },
  { value: 'name', label: 'University Name', order: byName },
  { value: 'country', label: 'Country', order: byCountry },
  {
    value: 'acceptance',
    label: 'Acceptance Rate',
    reads: 'level',
    ...ofFigure('acceptance rate', (row, _, search) => acceptanceOfRow(row, levelOf(search))),
  },
  {
    value: 'students',
    label: 'Student Population',
    ...ofFigure('number of students', (row) => row.students, -1),
  },
  {
    value: 'deadline',
    label: 'Next deadline',
    note: 'For students from abroad at the level you want, where the date is sure.',
    reads: 'level',
    readsDay: true,
    ...ofFigure('deadline', (row, today, search) => nextDeadlineOfRow(row, levelOf(search), today)),
  },
  {
    value: 'english',
    label: 'English asked',
    note: 'Lowest first, by the IELTS score that the university itself names for this level.',
    reads: 'level',
    ...ofFigure('score of English', (row, _, search) => ieltsOfRow(row, levelOf(search))),
  },
  {
    value: 'tuition',
    label: 'Tuition (International)',
    note: 'Lowest first, by prices of the universities themselves.',
    reads: 'level',
    ...ofFigure('tuition', (row, _, search) => tuitionOfRow(row, levelOf(search))),
  },
  {
    value: 'total',
    label: 'Total a year',
    note: 'Lowest first: what you pay by your passport, else what students from abroad pay, and living.',
    reads: 'level',
    ...ofFigure('total', (row, _, search) => totalOfRow(row, levelOf(search))),
  },
  {
    ...TAKE_SORT,
    reads: 'level',
    ...ofFigure('answer for your profile', (row, _, search) => takeOrder(verdictAt(row, search))),
  },
] as const satisfies readonly SortOption<UniversityRow>[]
