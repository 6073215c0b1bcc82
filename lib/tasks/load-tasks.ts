import { COUNTRY_RULES } from '../study/files'
import { loadChoice } from '../study/load-choice'
import { findNationality } from '../eligibility/places'
import { certificateOf, nationalitiesOf, type Profile } from '../eligibility/profile'
import { namedSubject, programmeKeyOf } from '../facts/programme-id'
import { MATCHER } from '../matcher/files'
import { type MatcherData, placeContext } from '../matcher/matcher-file'
import type { PlanChoice } from '../plan/choices'
import { awardsOf, keyOf, type Plan } from '../plan/plan'
import type { ShownSender } from '../plan/sender'
import { TASKS, type TasksFile } from './files'
import type { Task, TaskChoice, TaskContext, TaskPerson, TaskRules } from './task'
import { toTaskChoice } from './task-choice'
import { tasksOf, type PlannedAward } from './tasks'
import { offeredStarts } from './start'

/** All that tasks are worked out from, apart from the visitor's own changes and today. */
export type TaskFacts = {
  file: TasksFile
  choices: readonly TaskChoice[]
  rules: ReadonlyMap<string, TaskRules | null>
  /** The rules of awards; null where the plan has none. */
  matcher: Pick<MatcherData, 'scholarships' | 'groups' | 'countries'> | null
  /** Names of saved places that the catalogue does not have (any more). */
  missing: readonly string[]
}

/** Names what `loadTaskFacts` reads, so that the same is not read again. */
export const factsKey = (choices: readonly PlanChoice[]) =>
  choices.map(({ key, level }) => `${key}:${level}`).join()

/**
 * Fetches the facts about the choices and their countries. No request identifies the visitor.
 * @param subject slug of the visitor's, for choices without one of their own
 */
export async function loadTaskFacts(
  choices: readonly PlanChoice[],
  subject: string,
  hasAwards: boolean,
): Promise<TaskFacts> {
  const [tasks, matcher, found] = await Promise.all([
    TASKS.load(),
    hasAwards ? MATCHER.load() : null,
    Promise.all(choices.map((choice) => loadTaskChoice(choice, subject))),
  ])
  const known = found.flatMap((choice) => choice ?? [])
  const codes = [...new Set(known.map(({ countryCode }) => countryCode))]
  const rules = await Promise.all(
    codes.map(async (code) => [code, await COUNTRY_RULES(code).load()] as const),
  )
  return {
    file: tasks,
    choices: known,
    rules: new Map(rules),
    matcher,
    missing: choices.filter((_, at) => found[at] === null).map(({ name }) => name),
  }
}

async function loadTaskChoice(choice: PlanChoice, subject: string): Promise<TaskChoice | null> {
  const { kind, id, universityId, level, added } = choice
  const key = programmeKeyOf(choice)
  const facts = await loadChoice({ universityId, key, level })
  if (!facts) return null
  const own = facts.programme || namedSubject(key) ? (facts.subject ?? '') : subject
  return toTaskChoice(facts, { kind, id, start: null, added, subject: own })
}

/** Ids of the saved awards that are for citizens of other countries than the person's. */
export function awardsForOthers(
  plan: Plan,
  { matcher }: Pick<TaskFacts, 'matcher'>,
  profile: Profile,
  sender: ShownSender | null,
): readonly string[] {
  const nationalities = nationalitiesOf(profile)
  if (nationalities.length === 0) return sender?.awardsForOthers ?? []
  if (!matcher) return []
  const context = placeContext(matcher)
  const ids = awardsOf(plan).map(({ id }) => id)
  return matcher.scholarships
    .filter(({ id, eligibility }) => {
      if (!ids.includes(id)) return false
      return findNationality(eligibility.nationalities, nationalities, context).outcome === 'unmet'
    })
    .map(({ id }) => id)
}

/**
 * The saved awards with their dates and the choices that they are meant for. An award without a record has no dates, and
 * one for citizens of other countries is no task.
 */
export function plannedAwards(
  plan: Plan,
  { awards }: Pick<TasksFile, 'awards'>,
  forOthers: readonly string[],
): PlannedAward[] {
  return awardsOf(plan).flatMap(({ id, name }) => {
    const dates = awards[id]
    if (!dates || forOthers.includes(id)) return []
    const choices = plan.items.filter((item) => item.kind !== 'award' && item.awards.includes(id))
    return [{ id, name, dates, choices: choices.map(keyOf) }]
  })
}

/** The facts about a person that tasks need, from the profile, the documents of the plan, and the sender of one that came. */
export function taskPersonOf(
  profile: Profile,
  { documents }: Pick<Plan, 'documents'>,
  sender: ShownSender | null,
): TaskPerson {
  const isReady = (document: string) =>
    documents.some(({ id, state }) => id === document && state === 'ready')
  const told =
    sender?.hasTest || profile.englishScore !== null || (profile.ielts === null ? null : profile.ielts > 0)
  return {
    nationalities: nationalitiesOf(profile),
    residence: profile.residence,
    certificate: certificateOf(profile),
    hasLanguageTest: isReady('language-test') || told,
    languageTestOn: documents.find(({ id }) => id === 'language-test')?.day ?? null,
    hasEntranceTest: isReady('admission-test') || null,
    sender,
  }
}

type Reader = Pick<TaskContext, 'today' | 'now'> & { profile: Profile; sender: ShownSender | null }

/** The tasks of a whole plan for a person, awards among them. */
export function tasksOfPlan(plan: Plan, facts: TaskFacts, { profile, sender, ...time }: Reader): Task[] {
  const { steps, requirements } = facts.file
  const forOthers = awardsForOthers(plan, facts, profile, sender)
  return tasksOf(facts.choices, plannedAwards(plan, facts.file, forOthers), {
    steps,
    requirements,
    rulesOf: (code) => facts.rules.get(code) ?? null,
    person: taskPersonOf(profile, plan, sender),
    edits: plan,
    ...time,
  })
}

/** The months in which each choice can begin, by its key. */
export function startsOf({ choices, rules }: Pick<TaskFacts, 'choices' | 'rules'>, today: string) {
  return new Map(
    choices.map((choice) => [
      choice.key,
      offeredStarts(choice, rules.get(choice.countryCode) ?? null, today),
    ]),
  )
}
