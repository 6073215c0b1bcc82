import { placeTie, type Tie, type UniversityPlace } from '../programmes/awards'
import { LEVELS, type Level } from '../facts/vocabulary'
import { oncePerObject } from '../once-per-object'
import { levelsPaidBy } from '../scholarships/award-levels'
import type { Scholarship } from '../scholarships/record/schema'
import type { ChoiceAward } from './choice'

/** The payments of an award, for code that subtracts them from a cost. */
export type AwardWorth = Pick<Scholarship, 'id' | 'name' | 'value' | 'awardParts' | 'duration'>

export function toWorth({ id, name, value, awardParts, duration }: Scholarship): AwardWorth {
  return { id, name, value, awardParts, duration }
}

const TIES: readonly Tie[] = ['university', 'country', 'several']

/** The awards of a list that are still given, by the level that they pay for. */
const givenAt = oncePerObject(
  (awards: readonly Scholarship[]): ReadonlyMap<Level, readonly Scholarship[]> =>
    new Map(
      LEVELS.map(({ value }) => [
        value,
        awards.filter((award) => award.status !== 'ended' && levelsPaidBy(award).includes(value)),
      ]),
    ),
)

/** The awards that can be used at a university at a level, whatever is studied there; the nearest first. */
export function awardsAtLevel(
  awards: readonly Scholarship[],
  place: UniversityPlace,
  level: Level,
): ChoiceAward[] {
  const fits = (givenAt(awards).get(level) ?? []).flatMap((award) => {
    const tie = placeTie(award, place)
    return tie ? [{ id: award.id, tie }] : []
  })
  return TIES.flatMap((wanted) => fits.filter(({ tie }) => tie === wanted))
}
