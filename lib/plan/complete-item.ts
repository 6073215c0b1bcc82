import type { NewItem } from './new-item'
import type { PlanItem } from './plan'

/**
 * The plan item that a heart saves.
 * @param day the visitor's day, as ISO
 */
export function completeItem(item: NewItem, day: string): PlanItem {
  const own = { note: '', added: day }
  if (item.kind === 'award') return { ...item, ...own }
  if (item.kind === 'programme') return { ...item, awards: [], ...own }
  return { ...item, universityId: item.id, university: item.name, level: null, awards: [], ...own }
}
