import { programmeKeyOf } from '../facts/programme-id'
import type { PlanChoice } from '../plan/choices'
import { awardsOf, type AwardItem, type Plan } from '../plan/plan'
import type { CalendarAddress } from './address'
import type { Task } from './task'
import { firstDay, onDay } from './task-time'

/** The items of a plan for an address that is made without its tasks: a place begins when the visitor set it, else when we propose. */
export function itemsOf(plan: Plan, choices: readonly PlanChoice[]): CalendarAddress {
  const set = choices.map((choice) => ({
    id: `start:${choice.key}`,
    day: plan.tasks[`start:${choice.key}`]?.day,
  }))
  return addressOf(
    choices,
    awardsOf(plan),
    set.flatMap(({ id, day }) => (day ? [{ id, when: onDay(day) }] : [])),
  )
}

/** The items of a plan as the address of its calendar names them, each place with the month in which it begins. */
export function addressOf(
  choices: readonly PlanChoice[],
  awards: readonly Pick<AwardItem, 'id'>[],
  tasks: readonly Pick<Task, 'id' | 'when'>[],
): CalendarAddress {
  const starts = new Map(tasks.map((task) => [task.id, firstDay(task.when)?.slice(0, 7) ?? null]))
  return {
    places: choices.map((choice) => ({
      universityId: choice.universityId,
      key: programmeKeyOf(choice),
      level: choice.level,
      start: starts.get(`start:${choice.key}`) ?? null,
    })),
    awards: awards.map(({ id }) => id),
  }
}
