import { capital, count, formatDate, formatMonth } from '../text/format'
import type { SplitTasks } from './order'
import type { Task } from './task'
import { inWords, type When } from './task-time'

/** As if it were announced: the words before it say “usually” for both. */
const certain = (when: When) => inWords(when.kind === 'none' ? when : { ...when, isUsual: false })

/**
 * "As soon as you can", "13 January 2027", "Some time in May 2027, at the latest some time in July 2027".
 * @param isBegun its first time is over
 */
export function timeInWords({ when, latest, isOverdue, missed, done }: Task, isBegun: boolean): string {
  if (missed === 'at-once') return 'As soon as you can'
  if (missed === 'closed') return `Closed: ${certain(when)}`
  const lastWords = latest && latest.kind !== 'none' ? certain(latest) : null
  const last = lastWords === certain(when) ? null : lastWords
  if (last === null) return capital(inWords(when))
  if (isOverdue) return capital(last)
  return isBegun && done === null
    ? `Now, at the latest ${last}`
    : `${capital(inWords(when))}, at the latest ${last}`
}

/** A day or a month in words; of a span its first or its last month. */
function edgeOf(when: Exclude<When, { kind: 'none' }>, edge: 'first' | 'last'): string {
  if (when.kind === 'day') return formatDate(when.day)
  return formatMonth(edge === 'last' ? (when.lastMonth ?? when.month) : when.month)
}

/** The same for paper: "As soon as you can", "13 January 2027", "May to July 2027", "Usually January 2027". */
export function timeInBrief({ when, latest, isOverdue, missed }: Task): string {
  if (missed === 'at-once') return 'As soon as you can'
  if (when.kind === 'none') return ''
  const end = latest && latest.kind !== 'none' ? latest : when
  const last = edgeOf(end, 'last')
  const first = isOverdue ? last : edgeOf(when, 'first')
  const [month, year] = first.split(/ (?=\d{4}$)/)
  const isMonths = when.kind === 'month' && end.kind === 'month' && last.endsWith(` ${year}`)
  const time = first === last ? first : `${isMonths ? month : first} to ${last}`
  return when.isUsual ? `Usually ${time}` : time
}

/** "2 overdue, 9 to come, 1 done". */
export function summaryOf({ overdue, next, later, undated, closed, done }: SplitTasks): string {
  const parts = [
    overdue.length > 0 && `${overdue.length} overdue`,
    `${next.length + later.length} to come`,
    undated.length > 0 && `${undated.length} without a date`,
    closed.length > 0 && `${closed.length} closed`,
    done.length > 0 && `${done.length} done`,
  ].filter(Boolean)
  return parts.join(', ')
}

/** "3 tasks, 1 overdue". */
export function tasksInWords(tasks: readonly Task[]): string {
  const overdue = tasks.filter(({ isOverdue }) => isOverdue).length
  return `${count(tasks.length, 'task')}${overdue > 0 ? `, ${overdue} overdue` : ''}`
}
