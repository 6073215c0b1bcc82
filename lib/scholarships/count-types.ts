import type { Scholarship } from './record/schema'
import { TYPES, type TypeValue } from './vocabulary'

/** The number of awards of each type. */
export function countTypes(awards: readonly Pick<Scholarship, 'type'>[]): Record<TypeValue, number> {
  const counts = { university: 0, external: 0, government: 0 }
  for (const { value, label } of TYPES) counts[value] = awards.filter(({ type }) => type === label).length
  return counts
}
