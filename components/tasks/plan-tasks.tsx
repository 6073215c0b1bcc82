'use client'

import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Hint } from '@/components/content/hint'
import { useSender } from '@/components/content/sender'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { Button } from '@/components/ui/button'
import { nationalitiesOf } from '@/lib/eligibility/profile'
import type { PlanChoice } from '@/lib/plan/choices'
import { awardsOf, type Plan } from '@/lib/plan/plan'
import { addressOf } from '@/lib/tasks/address'
import { startsOf, type TaskFacts } from '@/lib/tasks/load-tasks'
import { byMonth, splitTasks } from '@/lib/tasks/order'
import type { Task } from '@/lib/tasks/task'
import { summaryOf } from '@/lib/tasks/words'
import { formatList } from '@/lib/text/format'
import { AddTask } from './add-task'
import { CalendarLinks } from './calendar-links'
import { MonthLine } from './month-line'
import { TaskList, TaskMonths } from './task-list'
import { useTasks } from './use-tasks'

type PlanTasksProps = { plan: Plan; choices: readonly PlanChoice[] }

/**
 * The tasks of a plan, worked out backwards from the start of each choice. The visitor can tick and change them, and
 * add more.
 */
export function PlanTasks({ plan, choices }: PlanTasksProps) {
  const { tasks, facts, hasFailed, retry, today } = useTasks(plan, choices)
  const focus = useFocusBeside()
  const isWaiting = tasks === null && !hasFailed
  return (
    <div className={isWaiting && plan.items.length > 0 ? 'min-h-screen' : 'grid gap-4'} {...focus}>
      {hasFailed && (
        <p role="alert">
          The dates could not be loaded.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {isWaiting && <p role="status">Working out your tasks…</p>}
      {tasks && facts && tasks.length > 0 && (
        <ShownTasks tasks={tasks} facts={facts} plan={plan} choices={choices} today={today} />
      )}
      {tasks?.length === 0 && (
        <Hint tabIndex={-1}>
          Save a university, a programme or an award, and its dates appear here: deadlines, tests, money,
          visa.
        </Hint>
      )}
      {facts !== null && facts.missing.length > 0 && (
        <Hint>{`We know no dates for ${formatList(facts.missing)}.`}</Hint>
      )}
      {!isWaiting && <AddTask choices={choices} />}
    </div>
  )
}

type ShownTasksProps = PlanTasksProps & { tasks: readonly Task[]; facts: TaskFacts; today: string }

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'months', label: 'By month' },
] as const

function ShownTasks({ tasks, facts, plan, choices, today }: ShownTasksProps) {
  const profile = useShownProfile()
  const sender = useSender()
  const asksNationality =
    nationalitiesOf(profile).length === 0 && !sender && tasks.some(({ kind }) => kind === 'visa')
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list')
  const parts = splitTasks(tasks)
  const months = byMonth(tasks.filter(({ done }) => done === null))
  const shared = { ownTasks: plan.ownTasks, starts: startsOf(facts, today), today }
  return (
    <>
      <p role="status" tabIndex={-1}>
        {summaryOf(parts)}
      </p>
      {asksNationality && (
        <Hint>
          Enter your nationality under “About me”: the tasks for a visa are left out where you need none.
        </Hint>
      )}
      {months.length > 0 && <MonthLine months={months} today={today} />}
      <div role="group" aria-label="Show tasks as" className="flex gap-2">
        {VIEWS.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            variant={view === value ? 'on' : 'outline'}
            aria-pressed={view === value}
            onClick={() => setView(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {view === 'list' ? <TaskList parts={parts} {...shared} /> : <TaskMonths tasks={tasks} {...shared} />}
      <CalendarLinks tasks={tasks} address={addressOf(choices, awardsOf(plan), tasks)} today={today} />
    </>
  )
}

/**
 * Keeps the focus in a list of tasks when the task that has it moves to another list or is removed: the next one gets it, or
 * the one before, or the summary above them. Returns the listeners of the element that holds them all.
 */
function useFocusBeside() {
  const holder = useRef<HTMLElement | null>(null)
  const beside = useRef<readonly (Element | null)[]>([])
  useEffect(() => {
    if (!holder.current || document.activeElement !== document.body) return
    const near = beside.current.find((task) => task?.isConnected)
    const next = near?.querySelector<HTMLElement>('input, summary')
    ;(next ?? holder.current.querySelector<HTMLElement>('p[tabindex]'))?.focus()
  })
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const task = target.closest('[data-slot=task]')
      holder.current = currentTarget
      beside.current = [task?.nextElementSibling ?? null, task?.previousElementSibling ?? null]
    },
    // The visitor leaves. A removed element sends no event.
    onBlur: () => {
      holder.current = null
    },
  }
}
