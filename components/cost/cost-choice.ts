import type { Chosen } from '@/lib/choice/load-choice'

/** A place to study of the plan, as far as its cost asks for it. */
export type PricedChoice = Pick<Chosen, 'universityId' | 'level'> & {
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

/** What is loaded of a place. */
export function chosenOf({ kind, id, universityId, level }: PricedChoice): Chosen {
  return { universityId, level, key: kind === 'programme' ? id.slice(universityId.length + 1) : null }
}
