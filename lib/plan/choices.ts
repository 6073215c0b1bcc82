import type { Profile } from '../eligibility/profile'
import type { Level } from '../facts/vocabulary'
import { keyOf, placesOf, type PlaceItem, type Plan } from './plan'

/** A saved place at the level for which costs, tasks and admission are worked out. */
export type PlanChoice = PlaceItem & {
  key: string
  level: Level
}

const LEVEL_OF_DEGREE: Record<Profile['degreeLevel'], Level | null> = {
  '': null,
  bachelors: 'bachelor',
  masters: 'master',
  phd: 'doctorate',
}

/**
 * The saved places with their levels: the place's own, or the one that the visitor chose on this site, or the
 * profile's.
 * @param chosen the level that the visitor chose in the lists; null for none
 */
export function choicesOf(
  plan: Plan,
  chosen: Level | null,
  { degreeLevel }: Pick<Profile, 'degreeLevel'>,
): PlanChoice[] {
  const usual = chosen ?? LEVEL_OF_DEGREE[degreeLevel]
  return placesOf(plan).map((place) => {
    return { ...place, key: keyOf(place), level: place.level ?? usual ?? 'bachelor' }
  })
}
