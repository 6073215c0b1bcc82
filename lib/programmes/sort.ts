import type { SortOption } from '../list/table'
import type { ProgrammeListRow } from './row'

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

/** Those that state the subject, those that only may be in it, what is known without a source, and what is of other levels. */
const certainty = ({ isMay, levels, dataset: { kind } }: Row) => (levels === 0 ? 3 : kind ? 2 : Number(isMay))

export const compareRanks: Compare = ({ university: { rank: a } }, { university: { rank: b } }) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b

type Read = NonNullable<SortOption<Row>['figure']>['read']

/**
 * Programmes that only may be in the subject come after those that state it, and general knowledge last. Equals are in the
 * order of their names.
 */
const sortedBy = (rows: readonly Row[], compare: Compare) =>
  [...rows].sort((a, b) => certainty(a) - certainty(b) || compare(a, b) || compareNames(a, b))

export const byRank = (rows: readonly Row[]) => sortedBy(rows, compareRanks)

export const byTitle = (rows: readonly Row[]) => sortedBy(rows, () => 0)

/**
 * The parts of a sort by a figure, the smallest first. Rows that do not report it come after all others, whatever subject
 * they state, by rank.
 * @param alike orders rows of the same figure; without it their names do
 */
export const ofFigure = (name: string, read: Read, alike: Compare = () => 0) =>
  ({
    order: (rows, today, search) => {
      const figures = new Map(rows.map((row) => [row, read(row, today, search)]))
      const of = (row: Row) => figures.get(row) ?? null
      const known = rows.filter((row) => of(row) !== null)
      const unknown = rows.filter((row) => of(row) === null)
      return [...sortedBy(known, (a, b) => Number(of(a)) - Number(of(b)) || alike(a, b)), ...byRank(unknown)]
    },
    figure: { name, read },
  }) satisfies Partial<SortOption<Row>>
