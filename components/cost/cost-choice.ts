import type { ChosenPlace } from '@/lib/study/load-choice'
import { programmeKeyOf } from '@/lib/facts/programme-id'
import type { PlanChoice } from '@/lib/plan/choices'

/** The facts of a place that its cost depends on; those of a plan are left out where the place is in none. */
export type PricedChoice = Pick<ChosenPlace, 'universityId' | 'level'> & {
  /** `<university>` or `<university>/<key>`. */
  id: string
  kind: 'university' | 'programme'
} & Partial<Pick<PlanChoice, 'awards' | 'start' | 'added'>>

/** A place in the form in which its facts are loaded. */
export function chosenOf(choice: PricedChoice): ChosenPlace {
  const { universityId, level } = choice
  return { universityId, level, key: programmeKeyOf(choice) }
}
