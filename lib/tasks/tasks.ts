import { datesFor } from '../scholarships/deadline-status'
import { dayAt } from '../text/closing-day'
import { groupBy } from '../text/group-by'
import { withAwardsFirst, awardDrafts } from './award-tasks'
import { countryDrafts } from './country-tasks'
import { edited, placeDrafts } from './place-tasks'
import { goalOf, planDrafts, type Goal } from './plan-tasks'
import { BLANK_DRAFT, type Draft, type Task, type TaskAward, type TaskChoice, type TaskContext } from './task'
import { TASK_KINDS } from './vocabulary'
import { firstDay, isTimeOver, NEVER, onDay } from './task-time'

/** An award with the choices that it is meant for. */
export type PlannedAward = TaskAward & { choices: readonly string[] }

/** Years of study begin with July: what is due before is for the autumn that follows. */
function coming(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return String(month >= 7 ? year + 1 : year)
}

/** A round that was over when its choice was saved is closed; anything else can still be done, if late. */
function missedOf({ kind, basis }: Draft): NonNullable<Task['missed']> {
  const isRound = (kind === 'apply' || kind === 'award') && basis.kind === 'source'
  return isRound ? 'closed' : 'at-once'
}

/** @param savedOn ISO day on which the last of its choices was saved; null where it has none */
function toTask(draft: Draft, savedOn: string | null, context: TaskContext): Task {
  const { again, latest, ...rest } = draft
  const mark = context.edits.tasks[draft.id]
  // A changed start has already moved all other dates.
  const time = draft.kind === 'start' ? draft.when : edited(draft.id, draft.when, context)
  const done = mark?.done ?? null
  const last = mark?.day ? null : (latest ?? null)
  // The first day of courses is not a task that can be late.
  // An award is due until its day has ended everywhere, which may be later than here.
  const today = draft.kind === 'award' ? dayAt(context.now ?? context.today) : context.today
  const isLate = isTimeOver(last ?? time, today) && done === null && draft.kind !== 'start'
  const wasMissed = isLate && !mark?.day && savedOn !== null && isTimeOver(last ?? time, savedOn)
  const missed = wasMissed ? missedOf(draft) : null
  const when = missed === 'at-once' ? onDay(context.today) : time
  return {
    ...rest,
    when,
    latest: missed === 'at-once' ? null : last,
    done,
    isOverdue: isLate && missed === null,
    missed,
    reopens: isTimeOver(when, today) ? again : null,
    isEdited: Boolean(mark?.day),
  }
}

/** The order of tasks: the first day on which each may fall, those without a date last. */
function byTime(a: Task, b: Task): number {
  const [first, second] = [firstDay(a.when) ?? '9', firstDay(b.when) ?? '9']
  if (first !== second) return first < second ? -1 : 1
  const order = TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind)
  return order === 0 ? (a.id < b.id ? -1 : 1) : order
}

function ownTasks({ edits, today }: TaskContext): Task[] {
  return edits.ownTasks.map(({ id, text, day, done, choice }) => ({
    ...BLANK_DRAFT,
    id,
    kind: 'own',
    title: text,
    when: day ? onDay(day) : NEVER,
    latest: null,
    basis: { kind: 'own' },
    choices: choice ? [choice] : [],
    done,
    isOverdue: done === null && day !== null && day < today,
    missed: null,
    reopens: null,
    isEdited: false,
  }))
}

/**
 * Everything to do for a plan, in order, worked out backwards from the start of each choice. Pure: the same plan, person
 * and day always give the same tasks with the same ids.
 */
export function tasksOf(
  choices: readonly TaskChoice[],
  awards: readonly PlannedAward[],
  context: TaskContext,
): Task[] {
  const { edits, today, now = today } = context
  const isDone = (id: string) => Boolean(edits.tasks[id]?.done)
  const placed = choices.map((choice) => placeDrafts(choice, context))
  const starting = placed.filter(({ start }) => start !== null)
  const going = starting.filter(({ isClosed }) => !isClosed)
  const years = groupBy(starting, ({ start }) => start?.slice(0, 4) ?? '')
  const firstYear = [...years.keys()].sort()[0] ?? coming(today)
  const firstStart = starting.map(({ starts }) => firstDay(starts) ?? '').sort()[0] ?? null

  const forAwards = awards.flatMap((award) => {
    const dates = datesFor(award.dates, context.person.nationalities)
    return awardDrafts({ ...award, dates }, firstYear, firstStart, now)
  })
  // No papers are due now for a round of a later start.
  const inTime = forAwards.filter(
    ({ when, isForLater }) => !isForLater && (firstStart === null || (firstDay(when) ?? '') < firstStart),
  )
  const awardGoals = inTime.map((draft): Goal => ({
    key: draft.id,
    name: draft.title.replace(/^Apply for /, ''),
    applyBy: edited(draft.id, draft.when, context),
    choice: null,
    isDone: isDone(draft.id),
  }))
  const goalsOf = (year: string): Goal[] => [
    ...(years.get(year) ?? []).map((each) => goalOf(each, isDone(`apply:${each.choice.key}.${year}`))),
    ...(year === firstYear ? awardGoals : []),
  ]
  const allYears = [...new Set([firstYear, ...years.keys()])]
  const drafts = [
    ...withAwardsFirst(
      placed.flatMap((each) => each.drafts),
      inTime,
      today,
    ),
    ...forAwards,
    ...[...groupBy(going, ({ choice, start }) => `${choice.countryCode} ${start}`).values()].flatMap(
      (group) => countryDrafts(group, context),
    ),
    ...allYears.flatMap((year) => planDrafts(goalsOf(year), year, context)),
  ]
  const saved = new Map(choices.map(({ key, added }) => [key, added]))
  const savedOn = (draft: Draft) =>
    [...draft.choices]
      .flatMap((key) => saved.get(key) ?? [])
      .sort()
      .at(-1) ?? null
  return [...drafts.map((draft) => toTask(draft, savedOn(draft), context)), ...ownTasks(context)].sort(byTime)
}
