import { NOT_REPORTED } from '../text/not-reported'
import { notKnownAt } from '../universities/answers/answer'
import type { FactKey, Known, ComparedUniversity } from '../universities/compared-university'

const NOT_AVAILABLE = 'N/A'
const SHOWN_OF_LIST = 3

/** `full` is the whole content on one line: cells are compared by it, and the CSV file contains it. */
export type Cell = {
  text: string
  note: string | null
  /** The number of entries of a list that are not shown. */
  more: number
  href: string | null
  full: string
  isKnown: boolean
}

export type Best = 'lowest' | 'highest'

type RowKind = {
  key: string
  label: string
  read: (university: ComparedUniversity) => Cell
  /** The fact whose figure is compared, and which is best. Left out if neither is better. */
  best?: { of: FactKey; is: Best }
}

export function unknown(text: string): Cell {
  return { text, note: null, more: 0, href: null, full: text, isKnown: false }
}

export function known(value: Known | null, instead = NOT_REPORTED): Cell {
  if (!value) return unknown(instead)
  const { text, note } = value
  return { text, note, more: 0, href: null, full: note ? `${text} (${note})` : text, isKnown: true }
}

/** Why a cell has no value: it is known for another level, or nobody reports it. */
export const whyUnknown = ({ text, note }: Pick<Cell, 'text' | 'note'>): string =>
  note ? `${text}. ${note}` : NOT_REPORTED

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

/** What is known for another level is no value: no row is compared by it. */
function factCell(university: ComparedUniversity, key: FactKey, instead?: string): Cell {
  const elsewhere = university.elsewhere[key]
  // Parts that are known of a sum at the level say more than a sum of another one.
  if (!elsewhere || university[key]) return known(university[key], instead)
  const text = notKnownAt(university.level)
  return { ...unknown(text), note: elsewhere, full: `${text} (${elsewhere})` }
}

/** The row of a fact with a figure. */
function fact(key: FactKey, label: string, best?: Best, instead?: string): RowKind {
  return {
    key,
    label,
    read: (university) => factCell(university, key, instead),
    best: best && { of: key, is: best },
  }
}

/** The row of what only programmes have. */
function ofProgramme(key: 'length' | 'mode', label: string): RowKind {
  const read: RowKind['read'] = (column) =>
    column.programme ? factCell(column, key) : unknown('Differs by programme')
  return { key, label, read }
}

/** The rows of a comparison, in groups: what decides, then those of the specification in its order, then the rest. */
const ROW_GROUPS: readonly { label: string; rows: readonly RowKind[] }[] = [
  {
    label: 'What decides',
    rows: [
      fact('aYear', 'Total a Year', 'lowest'),
      fact('wholeDegree', 'Whole Degree with Living', 'lowest'),
      fact('deadline', 'Application Deadline'),
      fact('canTakeMe', 'Can They Take Me?'),
      fact('english', 'English Requirement'),
      fact('awards', 'Awards That Fit'),
      fact('fundsToShow', 'Money to Show for the Visa'),
      fact('workAfter', 'Work After Study'),
    ],
  },
  {
    label: 'The university',
    rows: [
      fact('rank', 'World Ranking', 'lowest'),
      fact('acceptance', 'Acceptance Rate', 'highest'),
      fact('tuition', 'Tuition (International)', 'lowest'),
      fact('students', 'Student Population'),
      fact('international', 'International Students', 'highest'),
      fact('gpa', 'Minimum GPA'),
      fact('research', 'Research Rating', 'highest', NOT_AVAILABLE),
      fact('employment', 'Employment Rate', 'highest', NOT_AVAILABLE),
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
  {
    label: 'Also good to know',
    rows: [
      fact('applying', 'How to Apply'),
      fact('language', 'Teaching Language'),
      ofProgramme('length', 'Length'),
      ofProgramme('mode', 'Mode'),
      fact('certificate', 'School or Degree'),
      fact('sector', 'Public or Private'),
      fact('established', 'Established'),
      fact('outcome', 'What Becomes of Students'),
    ],
  },
]

const OF_PROGRAMMES: readonly string[] = ['length', 'mode']

/** Rows that only the visitor’s own profile answers, or only programmes have: without one, nobody could report them. */
const OF_SOME: readonly string[] = ['canTakeMe', 'awards', ...OF_PROGRAMMES]

export type ComparedRow = {
  key: string
  label: string
  /** One cell for each column, in the same order. */
  cells: readonly (Cell & { isBest: boolean })[]
  /** True if no column has a value, nor one that is known for another level. */
  isUnreported: boolean
  /** True if some column has a value and not all are equal. */
  differs: boolean
}

/** Whether a price may be lower than the lowest figure: it is a range, of which the figure is the middle or which has none. */
export function mayBeLower(facts: readonly (Known | null)[]): boolean {
  const lowest = Math.min(...facts.flatMap((fact) => fact?.figure ?? []))
  return facts.some((fact) => fact?.figure !== lowest && (fact?.from ?? lowest) < lowest)
}

/**
 * Says for each column whether it has the best figure. None has if fewer than two report one, if all are equal, or if the price
 * of another may be lower, which is a range.
 */
function bestColumns({ best }: RowKind, columns: readonly ComparedUniversity[]): readonly boolean[] {
  const facts = columns.map((column) => (best ? column[best.of] : null))
  const figures = facts.map((fact) => fact?.figure ?? null)
  const reported = figures.filter((value) => value !== null)
  const lowest = Math.min(...reported)
  const highest = Math.max(...reported)
  if (reported.length < 2 || lowest === highest || mayBeLower(facts)) return figures.map(() => false)
  return figures.map((value) => value === (best?.is === 'lowest' ? lowest : highest))
}

/** A cell without a value, and without what is known for another level. */
const isUntold = ({ isKnown, note }: Cell) => !isKnown && note === null

function compareRow(row: RowKind, columns: readonly ComparedUniversity[]): ComparedRow {
  const isBest = bestColumns(row, columns)
  const cells = columns.map((column, at) => ({ ...row.read(column), isBest: isBest[at] ?? false }))
  const isUnreported = cells.every(isUntold)
  return {
    key: row.key,
    label: row.label,
    cells,
    isUnreported,
    differs: !isUnreported && new Set(cells.map((cell) => cell.full)).size > 1,
  }
}

/** Every row of the comparison, group by group. */
export function compareRows(columns: readonly ComparedUniversity[]) {
  return ROW_GROUPS.map(({ label, rows }) => ({
    label,
    rows: rows
      .map((row) => compareRow(row, columns))
      .filter(({ key, isUnreported }) => !isUnreported || !OF_SOME.includes(key)),
  }))
}

/** The labels of the rows without a value in one column that have a value in another. */
export function lackingRows(groups: ReturnType<typeof compareRows>, column: number): string[] {
  return groups
    .flatMap(({ rows }) => rows)
    .filter(({ key, cells }) => {
      if (OF_PROGRAMMES.includes(key)) return false
      const cell = cells[column]
      return cell && isUntold(cell) && cells.some(({ isKnown }) => isKnown)
    })
    .map(({ label }) => label)
}

const SHOWN = 2

/**
 * The columns that a phone shows, in column order: those wanted last that still exist, else the first others.
 * @param wanted ids in the order in which they were asked for
 */
export function shownPair(ids: readonly string[], wanted: readonly string[]): string[] {
  const last = wanted.filter((id, at) => ids.includes(id) && wanted.lastIndexOf(id) === at).slice(-SHOWN)
  const others = ids.filter((id) => !last.includes(id)).slice(0, SHOWN - last.length)
  return ids.filter((id) => last.includes(id) || others.includes(id))
}
