import { totalIn, type ProgrammeListRow } from './row'

type Row = ProgrammeListRow
type Compare = (a: Row, b: Row) => number

const GRAIN_ORDER = { course: 0, degree: 1, subject: 2, research: 3 } as const

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * By the name of the university, then by the amount of detail, then by the title. The rest decides between equals, so
 * that server and browser have one order whatever order their rows come in.
 */
const compareNames: Compare = (a, b) =>
  compareTexts(a.university.nameKey, b.university.nameKey) ||
  compareTexts(a.university.id, b.university.id) ||
  GRAIN_ORDER[a.dataset.grain] - GRAIN_ORDER[b.dataset.grain] ||
  compareTexts(a.text, b.text) ||
  compareTexts(a.dataset.title, b.dataset.title) ||
  compareTexts(a.key, b.key) ||
  a.levels - b.levels

/** The smaller figure first; unknown figures come last. */
const compareFigures =
  (read: (row: Row) => number | null): Compare =>
  (a, b) => {
    const left = read(a)
    const right = read(b)
    if (left === right) return 0
    if (left === null) return 1
    return right === null ? -1 : left - right
  }

/** Those that state the subject, those that only may be in it, what is known without a source, and what is of other levels. */
const certainty = ({ isMay, levels, dataset: { kind } }: Row) => (levels === 0 ? 3 : kind ? 2 : Number(isMay))

/**
 * Programmes that only may be in the subject come after those that state it, whatever the sort, and general knowledge last.
 * Equals are in the order of their names.
 */
const sortedBy = (compare: Compare) => (rows: readonly Row[]) =>
  [...rows].sort((a, b) => certainty(a) - certainty(b) || compare(a, b) || compareNames(a, b))

export const byRank = sortedBy(compareFigures((row) => row.university.rank))
export const byFee = sortedBy(compareFigures((row) => row.dollars))
export const byTotal = sortedBy(compareFigures((row) => totalIn(row, 'USD')))
export const byLength = sortedBy(compareFigures((row) => row.months))
export const byTitle = sortedBy(() => 0)
