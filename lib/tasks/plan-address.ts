import { programmeKeyOf } from '../facts/programme-id'
import type { PlanChoice } from '../plan/choices'
import type { AwardItem } from '../plan/plan'
import type { CalendarAddress } from './address'
import type { Task } from './task'
import { firstDay } from './task-time'

/** The items of a plan as the address of its calendar names them, each place with the month in which it begins. */
export function addressOf(
  choices: readonly PlanChoice[],
  awards: readonly Pick<AwardItem, 'id'>[],
  tasks: readonly Task[],
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
