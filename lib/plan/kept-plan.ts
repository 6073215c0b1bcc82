import { EMPTY_PLAN, type Plan } from './plan'
import { isSamePart, partsOf, planOf, textOf, type PlanParts } from './parts'

/**
 * A plan as the browser keeps it. `stamps` says when each part was last changed, in milliseconds, and when a part that is
 * not there was removed: two tabs that changed different parts both keep their change, in whatever order they store it.
 */
export type KeptPlan = { plan: Plan; stamps: Readonly<Record<string, number>> }

export const NOTHING_KEPT: KeptPlan = { plan: EMPTY_PLAN, stamps: {} }

/** Removals that are remembered. A tab that was left open for longer could bring an older one back. */
const MOST_REMOVALS = 300

function withoutOldRemovals(stamps: Record<string, number>, parts: PlanParts): Record<string, number> {
  const removals = Object.entries(stamps).filter(([key]) => !parts.has(key))
  if (removals.length <= MOST_REMOVALS) return stamps
  const old = removals.sort(([, a], [, b]) => a - b).slice(0, -MOST_REMOVALS)
  const outdated = new Set(old.map(([key]) => key))
  return Object.fromEntries(Object.entries(stamps).filter(([key]) => !outdated.has(key)))
}

/**
 * The later version of each part. The result does not depend on the order of the two, apart from the order of the
 * parts.
 */
export function mergeKept(one: KeptPlan, other: KeptPlan): KeptPlan {
  const ours = partsOf(one.plan)
  const theirs = partsOf(other.plan)
  const stamps: Record<string, number> = {}
  const merged: (readonly [string, NonNullable<ReturnType<PlanParts['get']>>])[] = []
  // The parts first, in their order, then what was removed.
  for (const key of new Set([
    ...ours.keys(),
    ...theirs.keys(),
    ...Object.keys(one.stamps),
    ...Object.keys(other.stamps),
  ])) {
    const at = one.stamps[key] ?? 0
    const otherAt = other.stamps[key] ?? 0
    const our = ours.get(key)
    const their = theirs.get(key)
    // At the same time, any choice will do that both tabs make alike.
    const isTheirs = at === otherAt ? textOf(their) > textOf(our) : otherAt > at
    const part = isTheirs ? their : our
    stamps[key] = Math.max(at, otherAt)
    if (part) merged.push([key, part])
  }
  const plan = planOf(merged)
  return { plan, stamps: withoutOldRemovals(stamps, partsOf(plan)) }
}

/** The same with another plan: what differs is stamped with `now`, in milliseconds, and later than it was before. */
export function changeKept({ plan: before, stamps }: KeptPlan, plan: Plan, now: number): KeptPlan {
  const old = partsOf(before)
  const parts = partsOf(plan)
  const changed = [...new Set([...old.keys(), ...parts.keys()])].filter(
    (key) => !isSamePart(old.get(key), parts.get(key)),
  )
  const stamped = changed.map((key) => [key, Math.max(now, (stamps[key] ?? 0) + 1)] as const)
  return { plan, stamps: withoutOldRemovals({ ...stamps, ...Object.fromEntries(stamped) }, parts) }
}
