import type { OwnTask } from '@/lib/plan/plan'
import { formatMonth } from '@/lib/text/format'
import { byMonth, type SplitTasks } from '@/lib/tasks/order'
import type { Task } from '@/lib/tasks/task'
import { type Starts, TaskItem } from './task-item'

type Shared = { ownTasks: readonly OwnTask[]; starts: Starts; today: string }

function Tasks({ tasks, ownTasks, ...rest }: Shared & { tasks: readonly Task[] }) {
  return (
    <ul>
      {tasks.map((task) => (
        <TaskItem
          key={task.id}
          task={task}
          own={ownTasks.find(({ id }) => id === task.id) ?? null}
          {...rest}
        />
      ))}
    </ul>
  )
}

/** Overdue, closed and coming tasks on top; the rest folded. */
export function TaskList({ parts, ...shared }: Shared & { parts: SplitTasks }) {
  const { overdue, next, later, undated, closed, done } = parts
  const open = [
    { title: 'Overdue', tasks: overdue },
    { title: 'Closed', tasks: closed },
    { title: 'Next', tasks: next },
  ]
  const folded = [
    { title: 'Later', tasks: later },
    { title: 'No date known', tasks: undated },
    { title: 'Done', tasks: done },
  ]
  return (
    <>
      {open.map(
        ({ title, tasks }) =>
          tasks.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="mb-1.5 text-md">{title}</h3>
              <Tasks tasks={tasks} {...shared} />
            </section>
          ),
      )}
      {folded.map(
        ({ title, tasks }) =>
          tasks.length > 0 && (
            <details key={title}>
              <summary className="min-h-9 w-fit font-semibold">{`${title} (${tasks.length})`}</summary>
              <Tasks tasks={tasks} {...shared} />
            </details>
          ),
      )}
    </>
  )
}

/** Every task under the month in which it may first fall, those without a date last. */
export function TaskMonths({ tasks, ...shared }: Shared & { tasks: readonly Task[] }) {
  const undated = tasks.filter(({ when }) => when.kind === 'none')
  return (
    <>
      {byMonth(tasks).map(({ month, tasks: inMonth }) => (
        <section key={month} aria-label={formatMonth(month)}>
          <h3 className="mb-1.5 text-md">{formatMonth(month)}</h3>
          <Tasks tasks={inMonth} {...shared} />
        </section>
      ))}
      {undated.length > 0 && (
        <section aria-label="No date known">
          <h3 className="mb-1.5 text-md">No date known</h3>
          <Tasks tasks={undated} {...shared} />
        </section>
      )}
    </>
  )
}
