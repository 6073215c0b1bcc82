import { mergeKept, NOTHING_KEPT, type KeptPlan } from './kept-plan'
import { isSamePlan } from './parts'
import { isEmptyPlan, type Plan } from './plan'

/**
 * All plans of a device: the open one, by its own id, and the others by theirs. `opened`: when that was opened, in
 * milliseconds, so that of two tabs the later choice holds. A plan that was deleted is an empty one without a name, which
 * remembers what was removed from it: another tab can't bring it back.
 */
export type KeptPlans = KeptPlan & {
  id: string
  opened: number
  others: Readonly<Record<string, KeptPlan>>
}

/** The plan of a device that has never had another. Ids follow each other in the order in which plans were made. */
const FIRST_ID = '0'
export const NO_PLANS: KeptPlans = { ...NOTHING_KEPT, id: FIRST_ID, opened: 0, others: {} }

/** Deleted plans that are remembered. */
const MOST_DELETED = 20

const isDeleted = ({ plan }: Pick<KeptPlan, 'plan'>) => plan.name === '' && isEmptyPlan(plan)

const allOf = ({ plan, stamps, id, others }: KeptPlans): Record<string, KeptPlan> => ({
  ...others,
  [id]: { plan, stamps },
})

function withOpen(
  all: Readonly<Record<string, KeptPlan>>,
  { id, opened }: Pick<KeptPlans, 'id' | 'opened'>,
): KeptPlans {
  const { [id]: open = NOTHING_KEPT, ...others } = all
  const deleted = Object.keys(others).filter((other) => isDeleted(others[other] ?? NOTHING_KEPT))
  const forgotten = new Set(deleted.sort().slice(0, -MOST_DELETED))
  const kept = Object.entries(others).filter(([other]) => !forgotten.has(other))
  return { ...open, id, opened, others: Object.fromEntries(kept) }
}

/** The later version of each part of each plan, with the plan open that was opened last. */
export function mergePlansKept(one: KeptPlans, other: KeptPlans): KeptPlans {
  const [ours, theirs] = [allOf(one), allOf(other)]
  const ids = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  const merged = ids.map((id) => {
    const [our, their] = [ours[id], theirs[id]]
    return [id, our && their ? mergeKept(our, their) : (our ?? their ?? NOTHING_KEPT)] as const
  })
  const isTheirs = one.opened === other.opened ? other.id > one.id : other.opened > one.opened
  return withOpen(Object.fromEntries(merged), isTheirs ? other : one)
}

/** The same with another plan open; a new, empty one for a new id. */
export const openKept = (kept: KeptPlans, id: string, now: number): KeptPlans =>
  id === kept.id ? kept : withOpen(allOf(kept), { id, opened: Math.max(now, kept.opened + 1) })

/** Whether all plans have every change that others have. */
export function holdsAllPlans(kept: KeptPlans, other: KeptPlans): boolean {
  const [mine, merged] = [allOf(kept), mergePlansKept(kept, other)]
  const all = Object.entries(allOf(merged))
  return (
    merged.id === kept.id &&
    all.every(([id, { plan }]) => isSamePlan(mine[id]?.plan ?? NOTHING_KEPT.plan, plan))
  )
}

/** The plans to choose from, in the order in which they were made: those that hold something or have a name, and the open one. */
export const listPlans = (kept: KeptPlans): { id: string; plan: Plan }[] =>
  Object.entries(allOf(kept))
    .filter(([id, each]) => id === kept.id || !isDeleted(each))
    .map(([id, { plan }]) => ({ id, plan }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
