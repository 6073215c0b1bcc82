import { groupBy } from '../text/group-by'
import type { Task } from './task'
import { monthOf } from '../text/iso-day'
import { firstDay } from './task-time'

/** The number of coming tasks on top. */
const NEXT = 3

export type SplitTasks = {
  overdue: Task[]
  /** What is to do at once, then the first of the others. */
  next: Task[]
  later: Task[]
  /** Open tasks without a known date. */
  undated: Task[]
  /** Rounds that were over when their choice was saved. */
  closed: Task[]
  done: Task[]
}

/** Tasks as a list shows them, each part in the order given. */
export function splitTasks(tasks: readonly Task[]): SplitTasks {
  const closed = tasks.filter(({ missed }) => missed === 'closed')
  const open = tasks.filter(({ done, missed }) => done === null && missed !== 'closed')
  const atOnce = open.filter(({ missed }) => missed === 'at-once')
  const coming = open.filter(
    ({ isOverdue, missed, when }) => !isOverdue && missed === null && when.kind !== 'none',
  )
  return {
    overdue: open.filter(({ isOverdue }) => isOverdue),
    next: [...atOnce, ...coming.slice(0, NEXT)],
    later: coming.slice(NEXT),
    closed,
    undated: open.filter(({ when }) => when.kind === 'none'),
    done: tasks.filter(({ done }) => done !== null),
  }
}

/** A choice's own rounds: what else is to do is mostly the same for all of them. */
const OF_ROUNDS: readonly Task['kind'][] = ['opens', 'apply']

/**
 * The next task of a choice: of its rounds, else of all that belongs to it, such as once the application is ticked; null where
 * none is open.
 */
export function nextOf(tasks: readonly Task[], choice: string): Task | null {
  const own = tasks.filter(({ choices }) => choices.includes(choice))
  return firstOf(own.filter(({ kind }) => OF_ROUNDS.includes(kind))) ?? firstOf(own)
}

/** The first open task that has a date, what is overdue before all; what is to do at once only where nothing has a date. */
function firstOf(tasks: readonly Task[]): Task | null {
  const { overdue, next, later } = splitTasks(tasks)
  const open = [...next, ...later]
  return overdue[0] ?? open.find(({ missed }) => missed === null) ?? open[0] ?? null
}

export type TaskMonth = { month: string; tasks: Task[] }

/** The tasks with a date by the month in which each may first fall, without closed rounds. Months without a task are not among them. */
export function byMonth(tasks: readonly Task[]): TaskMonth[] {
  const dated = tasks.filter(({ when, missed }) => when.kind !== 'none' && missed !== 'closed')
  const months = groupBy(dated, ({ when }) => firstDay(when)?.slice(0, 7) ?? '')
  return [...months]
    .map(([month, inMonth]) => ({ month, tasks: inMonth }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** A line of more months is of no use on a phone. */
const MOST_MONTHS = 36

/** The same with the months between, from the first or this one on: the line has a place for each. */
export function monthsBetween(months: readonly TaskMonth[], thisMonth: string): TaskMonth[] {
  const known = new Map(months.map((each) => [each.month, each.tasks]))
  const all = [thisMonth, ...known.keys()].sort()
  const [year = 0, month = 1] = (all[0] ?? thisMonth).split('-').map(Number)
  const last = all.at(-1) ?? thisMonth
  return Array.from({ length: MOST_MONTHS }, (_, at) => monthOf(year, month + at))
    .filter((each) => each <= last)
    .map((each) => ({ month: each, tasks: known.get(each) ?? [] }))
}
