'use client'

import type { PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'
import { splitTasks } from '@/lib/tasks/order'
import type { Task } from '@/lib/tasks/task'
import { timeInBrief } from '@/lib/tasks/words'
import { useTasks } from './use-tasks'

/** The number of tasks that fit, so that the whole plan has two pages. */
const MOST = 50

const isAdvice = ({ basis }: Task) => basis.kind === 'advice'

type TasksOnPaperProps = { plan: Plan; choices: readonly PlanChoice[] }

/** The open tasks with a date on paper, what is overdue first. */
export function TasksOnPaper({ plan, choices }: TasksOnPaperProps) {
  const { tasks } = useTasks(plan, choices)
  const { overdue, next, later } = splitTasks(tasks ?? [])
  // The first day of courses is nothing to do.
  const open = [...overdue, ...next, ...later].filter(({ kind }) => kind !== 'start')
  if (open.length === 0) return null
  const shown = open.slice(0, MOST)
  return (
    <>
      <h2 className="mb-3 text-xl">What to do by when</h2>
      <ul className="print:columns-2 print:gap-x-[6mm] print:text-[8pt]/tight">
        {shown.map((task) => (
          <li key={task.id}>
            {task.isOverdue && <span>Overdue: </span>}
            <b>{timeInBrief(task)}</b>
            <span>{`: ${task.title}${task.way ? ` (${task.way})` : ''}${isAdvice(task) ? ' *' : ''}`}</span>
          </li>
        ))}
      </ul>
      {shown.some(isAdvice) && <p className="paper-small">* Our advice, no source.</p>}
      {open.length > MOST && <p>{`And ${open.length - MOST} more.`}</p>}
    </>
  )
}
