import { NOT_REPORTED } from '../text/not-reported'
import type { ComparedUniversity, Known } from '../universities/compared'

const NOT_AVAILABLE = 'N/A'
const SHOWN_OF_LIST = 3

/** One cell. `full` is its whole content on one line: cells are compared by it, and the CSV file contains it. */
export type Cell = {
  text: string
  note: string | null
  /** The number of entries of a list that are not shown. */
  more: number
  href: string | null
  full: string
  isKnown: boolean
}

type RowKind = {
  key: string
  label: string
  read: (university: ComparedUniversity) => Cell
  /** The figure to compare, and whether the lowest or the highest is best. Left out if neither is better. */
  best?: { figure: (university: ComparedUniversity) => number | null; is: 'lowest' | 'highest' }
}

function unknown(text: string): Cell {
  return { text, note: null, more: 0, href: null, full: text, isKnown: false }
}

function known(value: Known | null, instead = NOT_REPORTED): Cell {
  if (!value) return unknown(instead)
  const { text, note } = value
  return { text, note, more: 0, href: null, full: note ? `${text} (${note})` : text, isKnown: true }
}

function list(entries: readonly string[]): Cell {
  if (entries.length === 0) return unknown(NOT_REPORTED)
  return {
    ...known({ text: entries.slice(0, SHOWN_OF_LIST).join(', '), note: null, figure: null }),
    more: Math.max(0, entries.length - SHOWN_OF_LIST),
    full: entries.join(', '),
  }
}

function website(href: string | null): Cell {
  if (!href) return unknown(NOT_REPORTED)
  return { text: 'Visit Site', note: null, more: 0, href, full: href, isKnown: true }
}

type FigureKey = 'rank' | 'acceptance' | 'tuition' | 'international' | 'research' | 'employment'

const best = (key: FigureKey, is: 'lowest' | 'highest'): Pick<RowKind, 'best'> => ({
  best: { figure: (university) => university[key]?.figure ?? null, is },
})

/** The thirteen rows of a comparison, in groups. */
const ROW_GROUPS: readonly { label: string; rows: readonly RowKind[] }[] = [
  {
    label: 'Standing and entry',
    rows: [
      { key: 'rank', label: 'World Ranking', read: ({ rank }) => known(rank), ...best('rank', 'lowest') },
      {
        key: 'acceptance',
        label: 'Acceptance Rate',
        read: ({ acceptance }) => known(acceptance),
        ...best('acceptance', 'highest'),
      },
      { key: 'gpa', label: 'Minimum GPA', read: ({ gpa }) => known(gpa) },
      { key: 'deadline', label: 'Application Deadline', read: ({ deadline }) => known(deadline) },
    ],
  },
  {
    label: 'Money',
    rows: [
      {
        key: 'tuition',
        label: 'Tuition (International)',
        read: ({ tuition }) => known(tuition),
        ...best('tuition', 'lowest'),
      },
    ],
  },
  {
    label: 'Size',
    rows: [
      { key: 'students', label: 'Student Population', read: ({ students }) => known(students) },
      {
        key: 'international',
        label: 'International Students',
        read: ({ international }) => known(international),
        ...best('international', 'highest'),
      },
    ],
  },
  {
    label: 'Quality and outcomes',
    rows: [
      {
        key: 'research',
        label: 'Research Rating',
        read: ({ research }) => known(research, NOT_AVAILABLE),
        ...best('research', 'highest'),
      },
      {
        key: 'employment',
        label: 'Employment Rate',
        read: ({ employment }) => known(employment, NOT_AVAILABLE),
        ...best('employment', 'highest'),
      },
    ],
  },
  {
    label: 'Campus and study',
    rows: [
      {
        key: 'location',
        label: 'Campus Location',
        read: ({ location }) => known(location ? { text: location, note: null, figure: null } : null),
      },
      { key: 'programmes', label: 'Popular Programs', read: ({ programmes }) => list(programmes) },
      { key: 'facilities', label: 'Facilities', read: ({ facilities }) => list(facilities) },
      { key: 'website', label: 'Website', read: (university) => website(university.website) },
    ],
  },
]

export type ComparedRow = {
  key: string
  label: string
  /** One cell for each column, in the same order. */
  cells: readonly (Cell & { isBest: boolean })[]
  /** True if no column has a value. */
  isUnreported: boolean
  /** True if some column has a value and not all are equal. */
  differs: boolean
}

/** Says for each column whether it has the best figure. None has if fewer than two report one or if all are equal. */
function bestColumns(row: RowKind, columns: readonly ComparedUniversity[]): readonly boolean[] {
  const figures = columns.map((column) => row.best?.figure(column) ?? null)
  const reported = figures.filter((value) => value !== null)
  const lowest = Math.min(...reported)
  const highest = Math.max(...reported)
  if (reported.length < 2 || lowest === highest) return figures.map(() => false)
  return figures.map((value) => value === (row.best?.is === 'lowest' ? lowest : highest))
}

function compareRow(row: RowKind, columns: readonly ComparedUniversity[]): ComparedRow {
  const isBest = bestColumns(row, columns)
  const cells = columns.map((column, at) => ({ ...row.read(column), isBest: isBest[at] ?? false }))
  const isUnreported = cells.every((cell) => !cell.isKnown)
  return {
    key: row.key,
    label: row.label,
    cells,
    isUnreported,
    differs: !isUnreported && new Set(cells.map((cell) => cell.full)).size > 1,
  }
}

/** Every row of the comparison, group by group. */
export function compareRows(
  columns: readonly ComparedUniversity[],
): { label: string; rows: ComparedRow[] }[] {
  return ROW_GROUPS.map(({ label, rows }) => ({ label, rows: rows.map((row) => compareRow(row, columns)) }))
}

/** The labels of the rows without a value for this university. */
export function missingRows(university: ComparedUniversity): string[] {
  return ROW_GROUPS.flatMap(({ rows }) => rows)
    .filter((row) => !row.read(university).isKnown)
    .map((row) => row.label)
}
