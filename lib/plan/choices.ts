import type { Level } from '../facts/vocabulary'
import { keyOf, placesOf, type PlaceItem, type Plan } from './plan'

/** A saved place at the level for which costs, tasks and admission are worked out. */
export type PlanChoice = PlaceItem & {
  key: string
  level: Level
  /** ISO day on which its courses begin, as the visitor set it; null where they did not. */
  start: string | null
}

/**
 * The saved places with their levels: the place's own, or for one that was saved without, the visitor's.
 * @param level of the visitor's profile; null for none
 */
export function choicesOf(plan: Plan, level: Level | null): PlanChoice[] {
  const usual = level ?? 'bachelor'
  return placesOf(plan).map((place) => ({
    ...place,
    key: keyOf(place),
    level: place.level ?? usual,
    start: plan.tasks[`start:${keyOf(place)}`]?.day ?? null,
  }))
}

/** The plan as it is sent: each place at the level that its owner sees it at. */
export function planAtLevels(plan: Plan, choices: readonly PlanChoice[]): Plan {
  const levels = new Map(choices.map(({ key, level }) => [key, level]))
  const items = plan.items.map((item) =>
    item.kind === 'award' ? item : { ...item, level: levels.get(keyOf(item)) ?? item.level },
  )
  return { ...plan, items }
}
