'use client'

import type { PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'
import { splitTasks } from '@/lib/tasks/order'
import { isOver } from '@/lib/tasks/when'
import { timeInWords } from '@/lib/tasks/words'
import { useTasks } from './use-tasks'
import './tasks.css'

/** The number of tasks that fit, so that the whole plan has two pages. */
const MOST = 56

type TasksOnPaperProps = { plan: Plan; choices: readonly PlanChoice[] }

/** The open tasks with a date on paper, what is overdue first. */
export function TasksOnPaper({ plan, choices }: TasksOnPaperProps) {
  const { tasks, today } = useTasks(plan, choices)
  const { overdue, next, later } = splitTasks(tasks ?? [])
  const open = [...overdue, ...next, ...later]
  if (open.length === 0) return null
  const shown = open.slice(0, MOST)
  return (
    <>
      <h2>What to do by when</h2>
      <ul className="tasks-on-paper">
        {shown.map((task) => (
          <li key={task.id}>
            {task.isOverdue && <span>Overdue: </span>}
            <b>{timeInWords(task, isOver(task.when, today))}</b>
            <span>{`: ${task.title}${task.basis.kind === 'advice' ? ' (our advice)' : ''}`}</span>
          </li>
        ))}
      </ul>
      {open.length > MOST && <p>{`And ${open.length - MOST} more.`}</p>}
    </>
  )
}
