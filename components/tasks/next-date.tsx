import type { PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'
import { nextOf } from '@/lib/tasks/order'
import { timeInBrief } from '@/lib/tasks/words'
import { useTasks } from './use-tasks'

type NextDateProps = { plan: Plan; choices: readonly PlanChoice[]; choice: PlanChoice }

/** The next date of one choice of the plan, with what is to do by then. */
export function NextDate({ plan, choices, choice }: NextDateProps) {
  const { tasks } = useTasks(plan, choices)
  const next = tasks && nextOf(tasks, choice.key)
  return (
    <div className="min-h-16 leading-snug">
      <p className="text-sm text-ink-2">Next date</p>
      {next && (
        <>
          <p className={`text-md font-semibold ${next.isOverdue ? 'text-bad' : ''}`}>
            {`${next.isOverdue ? 'Overdue: ' : ''}${timeInBrief(next)}`}
          </p>
          <p className="text-sm">{next.title}</p>
        </>
      )}
      {tasks && !next && <p>Not known</p>}
    </div>
  )
}
