import { count } from '../text/format'
import type { SplitTasks } from './order'
import type { Task } from './task'
import { inWords, type When } from './when'

/** As if it were announced: the words before it say “usually” for both. */
const certain = (when: When) => inWords(when.kind === 'none' ? when : { ...when, isUsual: false })
const upper = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

/**
 * "As soon as you can", "13 January 2027", "Some time in May 2027, at the latest some time in July 2027".
 * @param isBegun its first time is over
 */
export function timeInWords({ when, latest, isOverdue, missed, done }: Task, isBegun: boolean): string {
  if (missed === 'at-once') return 'As soon as you can'
  if (missed === 'closed') return `Closed: ${certain(when)}`
  const lastWords = latest && latest.kind !== 'none' ? certain(latest) : null
  const last = lastWords === certain(when) ? null : lastWords
  if (last === null) return upper(inWords(when))
  if (isOverdue) return upper(last)
  return isBegun && done === null
    ? `Now, at the latest ${last}`
    : `${upper(inWords(when))}, at the latest ${last}`
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
