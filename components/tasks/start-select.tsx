import { SelectField } from '@/components/ui/select-field'
import { markTask } from '@/lib/plan/plan-store'
import { formatMonth } from '@/lib/text/format'
import type { Task } from '@/lib/tasks/task'
import { firstDay } from '@/lib/tasks/task-time'

/** The months in which each choice can begin, by its key. */
export type Starts = ReadonlyMap<string, readonly string[]>

/** The month in which the visitor wants to begin. All other dates are counted back from it. */
export function StartSelect({ task, starts }: { task: Task; starts: Starts }) {
  const month = firstDay(task.when)?.slice(0, 7) ?? ''
  const offered = starts.get(task.choices[0] ?? '') ?? []
  const months = [...new Set([...offered, ...(month ? [month] : [])])].sort()
  return (
    <SelectField
      label="I want to begin in"
      {...(month ? {} : { empty: 'Choose a month' })}
      options={months.map((value) => ({ value, label: formatMonth(value) }))}
      value={month}
      // The first day of a month is the value for the month.
      onChange={(chosen) => chosen && markTask(task.id, { day: `${chosen}-01` })}
    />
  )
}
