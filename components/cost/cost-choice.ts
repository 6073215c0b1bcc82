import type { ChosenPlace } from '@/lib/study/load-choice'
import { programmeKeyOf } from '@/lib/facts/programme-id'

/** The facts of a plan's place that its cost depends on. */
export type PricedChoice = Pick<ChosenPlace, 'universityId' | 'level'> & {
  /** `<university>` or `<university>/<key>`. */
  id: string
  kind: 'university' | 'programme'
}

/** The same with its names. */
export type CostChoice = PricedChoice & {
  /** The programme's title, or the university's name. */
  name: string
  university: string
}

/** A place in the form in which its facts are loaded. */
export function chosenOf(choice: PricedChoice): ChosenPlace {
  const { universityId, level } = choice
  return { universityId, level, key: programmeKeyOf(choice) }
}
