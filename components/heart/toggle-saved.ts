import { completeItem, type NewItem } from '@/lib/plan/new-item'
import { keyOf } from '@/lib/plan/plan'
import { removeItem, saveItem, usePlanStore, followPlan } from '@/lib/plan/plan-store'
import { localDate } from '@/lib/scholarships/deadline-status'

/** Saves an item to the visitor's plan, or takes it out. Returns whether it is saved now. */
export function toggleSaved(item: NewItem): boolean {
  followPlan()
  const key = keyOf(item)
  const isSaved = usePlanStore.getState().plan.items.some((other) => keyOf(other) === key)
  if (isSaved) removeItem(key)
  else saveItem(completeItem(item, localDate(new Date())))
  return !isSaved
}
