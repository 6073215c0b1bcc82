'use client'

import type { Route } from 'next'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { DayInput } from '@/components/ui/day-input'
import { ExternalLink } from '@/components/ui/external-link'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { SelectField } from '@/components/ui/select-field'
import type { OwnTask } from '@/lib/plan/plan'
import { markTask, removeOwnTask, saveOwnTask } from '@/lib/plan/plan-store'
import type { Task } from '@/lib/tasks/task'
import { firstDay, isTimeOver } from '@/lib/tasks/task-time'
import { timeInWords } from '@/lib/tasks/words'
import { capital, formatMonth } from '@/lib/text/format'
import { TaskText } from './task-text'

const TITLE = 'flex min-h-7 items-start gap-2.5 font-semibold wrap-anywhere'

type TaskItemProps = {
  task: Task
  /** The visitor's own one behind it; null for one that we worked out. */
  own: OwnTask | null
  starts: Starts
  today: string
}

/** A task with its tick, its time, and folded what it rests on and how to change it. */
export function TaskItem({ task, own, starts, today }: TaskItemProps) {
  const id = useId()
  const { title, forWhat, done, isOverdue, missed, kind, reopens } = task
  const tick = (isDone: boolean) => {
    const day = isDone ? today : null
    if (own) saveOwnTask({ ...own, done: day })
    else markTask(task.id, { done: day })
  }
  const isNamed = forWhat !== null && !title.includes(forWhat)
  return (
    <li
      data-slot="task"
      data-overdue={isOverdue || undefined}
      className="grid gap-0.5 border-t border-line py-2.5 data-overdue:border-l-3 data-overdue:border-l-bad data-overdue:pl-3"
    >
      {kind === 'start' ? (
        <p className={TITLE}>{title}</p>
      ) : (
        <label className={TITLE}>
          <input
            type="checkbox"
            className="peer mt-0.5 size-5 flex-none accent-accent"
            checked={done !== null}
            aria-describedby={id}
            onChange={({ currentTarget }) => tick(currentTarget.checked)}
          />
          <span className="peer-checked:text-ink-3 peer-checked:line-through">{title}</span>
        </label>
      )}
      <p id={id} className="text-sm text-ink-2">
        {isOverdue && <b className="text-bad">Overdue: </b>}
        <span>{timeInWords(task, isTimeOver(task.when, today))}</span>
        {isNamed && <span>{` · ${forWhat}`}</span>}
        {(isOverdue || missed === 'closed') && reopens && <span>{` ${reopens}`}</span>}
      </p>
      <details className="text-sm">
        <summary className="min-h-6 w-fit text-accent" aria-label={`More about: ${title}`}>
          More
        </summary>
        <div className="grid max-w-prose justify-items-start gap-2.5 py-2 wrap-anywhere *:max-w-full">
          <TaskText task={task} />
          <TaskBasis task={task} />
          {task.zone && <p>{`This is the date in the time zone ${task.zone}.`}</p>}
          {kind === 'start' && <StartSelect task={task} starts={starts} />}
          <Field label={kind === 'start' ? 'First day, if you know it' : 'Another day'}>
            <DayInput
              aria-label={`Day of: ${title}`}
              day={task.when.kind === 'day' && (task.isEdited || own) ? task.when.day : null}
              onChange={(day) => {
                if (own) saveOwnTask({ ...own, day })
                else markTask(task.id, { day })
              }}
            />
          </Field>
          {task.isEdited && (
            <Button size="small" onClick={() => markTask(task.id, { day: null })}>
              {kind === 'start' ? 'Back to the usual start' : 'Back to the date we know'}
            </Button>
          )}
          {own && (
            <Button size="small" aria-label={`Remove: ${title}`} onClick={() => removeOwnTask(own.id)}>
              Remove
            </Button>
          )}
          {task.href && (
            <p>
              <Link href={task.href as Route} aria-label={`See its page: ${title}`}>
                See its page
              </Link>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

/** The origin of the date: a source with its year, or our advice. */
function TaskBasis({ task: { basis, formula, isEdited } }: { task: Task }) {
  if (basis.kind === 'own') return null
  const how = formula && `${capital(formula)}.`
  return (
    <>
      {isEdited && <p>You set this day. Without it:</p>}
      {how && <p>{how}</p>}
      {basis.kind === 'advice' ? (
        <p>Our advice, no source.</p>
      ) : (
        <p key="source">
          {'Source: '}
          {basis.url?.startsWith('https://') ? (
            <ExternalLink href={basis.url}>{`${basis.publisher}, ${basis.title}`}</ExternalLink>
          ) : (
            <span>{`${basis.publisher}, ${basis.title}`}</span>
          )}
          {basis.year && <span>{` (${basis.year})`}</span>}
        </p>
      )}
    </>
  )
}

/** The months in which each choice can begin, by its key. */
export type Starts = ReadonlyMap<string, readonly string[]>

/** The month in which the visitor wants to begin. All other dates are counted back from it. */
function StartSelect({ task, starts }: { task: Task; starts: Starts }) {
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
