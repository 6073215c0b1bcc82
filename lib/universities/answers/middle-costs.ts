import type { Fact, OtherCost } from '../../facts/fact'
import { summariseAmounts } from '../summarise-amounts'

const LEAST = 3
const LEAST_SHARE = 0.1

/** Whether what is known of some of the universities says something of their country: not where they are a handful. */
export const isEnough = (known: number, of: number): boolean =>
  known > 0 && (known * 2 >= of || (known >= LEAST && known >= of * LEAST_SHARE))

type Housing = { otherCosts: readonly Fact<OtherCost>[] }

/** The middle of what universities report for something, and how many of them report it. */
export type MiddleCost = { cost: Fact<OtherCost>; reports: number }

/**
 * The median of the universities' own figures for room, board and the rest, for a country whose state names no sum;
 * none where few universities have figures.
 */
export function middleCosts(universities: readonly Housing[], currency: string): MiddleCost[] {
  return (['room-and-board', 'books', 'other'] as const).flatMap((what) => {
    const told = universities.flatMap(({ otherCosts }) =>
      otherCosts.filter(({ value }) => value.what === what && value.currency === currency),
    )
    const [first] = told
    if (!first || !isEnough(told.length, universities.length)) return []
    const { median } = summariseAmounts(told.map(({ value }) => value.min))
    return [{ cost: { ...first, value: { ...first.value, min: median, max: null } }, reports: told.length }]
  })
}
