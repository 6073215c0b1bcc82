import { inUnit, kindOfTotal, roughRange } from '../cost/words'
import type { Range } from '../cost/range'
import { VERDICTS } from '../eligibility/verdict'
import { compareValues, type ColumnSort, type Direction } from '../list/column-sort'
import { choicesOf } from '../plan/choices'
import { nameOfDocument } from '../plan/document-words'
import type { ReadLink } from '../plan/link-text'
import { shownSender } from '../plan/sender'
import { csvTable, type CsvColumn } from '../text/write-csv'
import { count } from '../text/format'
import { splitTasks } from './order'
import { workOutPlan, type WorkedChoice } from './plan-csv'
import type { Task } from './task'
import { firstDay, inBrief } from './task-time'

/** Plans that a board has room for. */
export const MOST_ON_BOARD = 60

/** One plan on the board of an adviser. */
export type BoardRow = {
  /** What it was read from, so that one link makes one row. */
  id: string
  name: string
  /** Number of places to study. */
  choices: number
  /** The first open task with a time, and its ISO day; null where there is none. */
  next: { words: string; what: string; day: string } | null
  /** Documents and tests that are not ready, by name. */
  missing: readonly string[]
  /**
   * What the whole degrees cost, from the cheapest to the dearest; null where no total is known. `kind`: in the words of a
   * file, "at least" where one of them holds something unknown.
   */
  sum: (Range & { currency: string; kind: string; words: string }) | null
  /** Places of which no total is known. */
  unpriced: number
  /** "✓ 2 Eligible, ? 1 Check"; empty where no verdict is known. */
  verdicts: string
  /** Places of which the verdict is that the person is not eligible. */
  refused: number
}

function nextOfPlan(tasks: readonly Task[]): BoardRow['next'] {
  const { overdue, next, later } = splitTasks(tasks)
  // What is to be done as soon as one can has no date, and is the same for most.
  const [task] = [...overdue, ...next, ...later].filter(
    ({ kind, missed }) => kind !== 'start' && missed === null,
  )
  const day = task && firstDay(task.when)
  if (!task || !day) return null
  const words = [
    `${task.isOverdue ? 'overdue: ' : ''}${inBrief(task.when)}`,
    task.latest && `at the latest ${inBrief(task.latest)}`,
  ]
  return { words: words.filter(Boolean).join(', '), what: task.title, day }
}

function sumOfPlan(worked: readonly WorkedChoice[]): BoardRow['sum'] {
  const totals = worked.flatMap(({ table }) =>
    table?.total ? [{ ...inUnit(table.total, table), table }] : [],
  )
  const [first] = totals
  if (!first) return null
  // A plan without rates for some of its currencies has totals that can't be set beside each other.
  const alike = totals.filter(({ unit }) => unit === first.unit)
  const low = Math.min(...alike.map(({ range }) => range.low))
  const high = Math.max(...alike.map(({ range }) => range.high))
  const range = { low, likely: (low + high) / 2, high }
  const isAtLeast = alike.some(({ table }) => table.isAtLeast)
  const kind = kindOfTotal({ isAtLeast, isUsual: alike.some(({ table }) => table.isUsual) })
  const words = [
    isAtLeast && 'At least about',
    roughRange(range, first.unit),
    alike.length > 1 && `(${count(alike.length, 'place')})`,
  ]
  return { ...range, currency: first.unit, kind, words: words.filter(Boolean).join(' ') }
}

const verdictsOf = (worked: readonly WorkedChoice[]) =>
  VERDICTS.flatMap(({ value, sign, label }) => {
    const number = worked.filter(({ verdict }) => verdict === value).length
    return number > 0 ? `${sign} ${number} ${label}` : []
  }).join(', ')

/**
 * A plan that came, as its sender sees it. No request carries a name or says whose plan it is.
 * @param today ISO day
 */
export async function boardRow(
  id: string,
  carried: ReadLink,
  fallback: string,
  today: string,
): Promise<BoardRow> {
  const { plan } = carried
  const sender = shownSender(carried)
  const choices = choicesOf(plan, null)
  const reader = { profile: sender.profile, currency: null, sender }
  const { worked, tasks } = await workOutPlan(plan, choices, reader, today)
  return {
    id,
    name: plan.name || fallback,
    choices: choices.length,
    next: nextOfPlan(tasks),
    missing: plan.documents.filter(({ state }) => state !== 'ready').map(nameOfDocument),
    sum: sumOfPlan(worked),
    unpriced: worked.filter(({ table }) => !table?.total).length,
    verdicts: verdictsOf(worked),
    refused: worked.filter(({ verdict }) => verdict === 'not-eligible').length,
  }
}

/** The links to plans in a text, each once: their fragments, which alone hold the plans. */
export const fragmentsIn = (text: string): string[] => [...new Set(text.match(/#p=[\w-]+/g) ?? [])]

/** The columns of the board, by which it is sorted, each with the order that its button asks for first. */
export const BOARD_COLUMNS = [
  { key: 'name', label: 'Name', first: 'ascending', read: ({ name }) => name },
  { key: 'next', label: 'Next date', first: 'ascending', read: ({ next }) => next?.day ?? null },
  { key: 'missing', label: 'Missing papers', first: 'descending', read: ({ missing }) => missing.length },
  { key: 'sum', label: 'Whole degree', first: 'ascending', read: ({ sum }) => sum?.low ?? null },
  { key: 'verdicts', label: 'Can they be taken?', first: 'descending', read: ({ refused }) => refused },
] as const satisfies readonly {
  key: string
  label: string
  first: Direction
  read: (row: BoardRow) => string | number | null
}[]

export type BoardColumn = (typeof BOARD_COLUMNS)[number]['key']

export type BoardSort = ColumnSort<BoardColumn>

/** A sorted copy. Unknown values come last in both directions. */
export function sortedBoard(rows: readonly BoardRow[], { key, direction }: BoardSort): BoardRow[] {
  const read = BOARD_COLUMNS.find((column) => column.key === key)?.read ?? (() => null)
  return [...rows].sort((a, b) => compareValues(read(a), read(b), direction))
}

/** "3 places, no total of 1". */
export const placesInWords = ({ choices, unpriced }: Pick<BoardRow, 'choices' | 'unpriced'>) =>
  [count(choices, 'place'), unpriced > 0 && `no total of ${unpriced}`].filter(Boolean).join(', ')

const CSV: readonly CsvColumn<BoardRow>[] = [
  { head: 'Name', read: ({ name }) => name },
  { head: 'Places', read: ({ choices }) => choices },
  { head: 'Next Date', read: ({ next }) => next?.day },
  { head: 'Next Date, in words', read: ({ next }) => next?.words },
  { head: 'Next Date, what', read: ({ next }) => next?.what },
  { head: 'Missing Papers', read: ({ missing }) => missing.join(', ') },
  { head: 'Whole Degree, from', read: ({ sum }) => sum && Math.round(sum.low) },
  { head: 'Whole Degree, to', read: ({ sum }) => sum && Math.round(sum.high) },
  { head: 'Whole Degree, currency', read: ({ sum }) => sum?.currency },
  { head: 'Whole Degree, kind', read: ({ sum }) => sum?.kind },
  { head: 'Places without a Total', read: ({ unpriced }) => unpriced },
  { head: 'Verdicts', read: ({ verdicts }) => verdicts },
]

export const boardCsv = (rows: readonly BoardRow[]): string => csvTable(CSV, rows)
