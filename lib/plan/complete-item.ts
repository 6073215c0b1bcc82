import type { NewItem } from './new-item'
import type { PlanItem } from './plan'

/**
 * What a plan saves for a heart.
 * @param day the visitor's day, as ISO
 */
export function completeItem(item: NewItem, day: string): PlanItem {
  const own = { note: '', added: day }
  if (item.kind === 'award') return { ...item, ...own }
  if (item.kind === 'programme') return { ...item, awards: [], ...own }
  return { ...item, universityId: item.id, university: item.name, level: null, awards: [], ...own }
}
