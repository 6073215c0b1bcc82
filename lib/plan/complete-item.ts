import type { Level } from '../facts/vocabulary'
import type { NewItem } from './new-item'
import type { PlanItem } from './plan'

/**
 * The plan item that a heart saves.
 * @param day the visitor's day, as ISO
 * @param level of a university that comes without one: the visitor's; null where they told none
 */
export function completeItem(item: NewItem, day: string, level: Level | null): PlanItem {
  const own = { note: '', added: day }
  if (item.kind === 'award') return { ...item, ...own }
  if (item.kind === 'programme') return { ...item, awards: [], ...own }
  const place = { universityId: item.id, university: item.name, awards: [], ...own }
  return { ...item, ...place, level: item.level ?? level }
}
