import { universityItem, type NewItem } from '../plan/new-item'
import type { ComparedUniversity } from '../universities/compared-university'

type Column = Pick<ComparedUniversity, 'id' | 'name' | 'countryCode' | 'level' | 'programme'>

/** The place of a column as a heart saves it. */
export function columnItem({ id, name, countryCode, level, programme }: Column): NewItem {
  if (!programme) return universityItem({ id, name, countryCode }, level)
  const { universityId, university } = programme
  return { kind: 'programme', id, name, universityId, university, countryCode, level }
}
