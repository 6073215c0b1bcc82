import type { NewItem } from '@/lib/plan/new-item'
import { keyOf } from '@/lib/plan/plan'
import { followPlan, settlePress, usePlanStore } from '@/lib/plan/plan-store'

/** Saves an item to the visitor's plan, or takes it out. Returns whether it is saved now. */
export function toggleSaved(item: NewItem): boolean {
  followPlan()
  const isSaved = usePlanStore.getState().plan.items.every((other) => keyOf(other) !== keyOf(item))
  settlePress({ item, isSaved })
  return isSaved
}
