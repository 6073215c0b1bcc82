import { needsVisa, stepOf } from './country-steps'
import type { TaskChoice, TaskContext } from './task'
import { firstDay, isTimeOver, shift, toMonth, type When } from './task-time'
import type { Window } from './window'

/** A choice with its start, which the drafts of its own tasks are made from. */
export type Placing = {
  choice: TaskChoice
  /** `YYYY-MM`, and its year. */
  start: string
  year: string
  starts: When
  window: Window
  context: TaskContext
}

/** The day by which to apply in time for the longest decision and the longest visa before courses begin, or the shortest. */
function inTimeForVisa(starts: When, choice: TaskChoice, context: TaskContext, wait: 'max' | 'min'): When {
  const decision = stepOf(context.steps, 'decision', choice.countryCode).advice?.span
  const visa = stepOf(context.steps, 'visa', choice.countryCode).advice?.span
  const weeks = context.rulesOf(choice.countryCode)?.processingWeeks?.value[wait] ?? visa?.[wait] ?? 0
  return shift(starts, -(weeks + (decision?.[wait] ?? 0)), 'week')
}

/** Whether the person needs a visa there, or may need one. */
export const mayNeedVisa = ({ choice: { countryCode }, context }: Pick<Placing, 'choice' | 'context'>) =>
  needsVisa(context.rulesOf(countryCode), context.person, countryCode) !== false

/** A warning where who applies on the last day can't be there when courses begin; null where there is time enough. */
export function tooLateInWords({ choice, window: { deadline }, starts, context }: Placing): string | null {
  const day = firstDay(deadline)
  if (day === null) return null
  if (day >= (firstDay(starts) ?? '9')) return 'This day comes after courses begin, so apply long before it'
  return mayNeedVisa({ choice, context }) &&
    day > (firstDay(inTimeForVisa(starts, choice, context, 'min')) ?? '9')
    ? 'After this day there is hardly time for a decision and a visa, so apply as early as you can'
    : null
}

/**
 * The month that we advise, where no deadline is known, or where the usual time of the country leaves none for the visa and
 * ours is still to come; else null.
 */
export function advisedMonth({ choice, window, starts, context }: Placing): When | null {
  const advised = toMonth(inTimeForVisa(starts, choice, context, 'max'))
  if (window.deadline.kind === 'none') return advised
  const isTooLate = (firstDay(window.deadline) ?? '') > (firstDay(advised) ?? '9')
  return window.isOfCountry &&
    mayNeedVisa({ choice, context }) &&
    isTooLate &&
    !isTimeOver(advised, context.today)
    ? advised
    : null
}
