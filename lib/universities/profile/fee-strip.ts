import { summariseAmounts } from '../summarise-amounts'
import { DOTS, stackDots, type Stacks } from './dots'

/** Fewer say nothing about a country. */
const LEAST_REPORTS = 10

export type FeeStripData = {
  ownX: number
  medianX: number
  own: number
  /** The number of universities in a dot; the last dot of a column may have fewer. */
  each: number
  /** The number of universities that charge less than this one. */
  cheaper: number
} & typeof DOTS &
  Stacks &
  ReturnType<typeof summariseAmounts>

/**
 * The fees of a country as stacks of dots along a line from the lowest to the highest. Null where too few are reported,
 * and where all are the same.
 * @param amounts the fees of all, this one's too, in dollars a year
 */
export function feeStrip(amounts: readonly number[], own: number): FeeStripData | null {
  const summary = summariseAmounts(amounts)
  const { count, min, max, median } = summary
  if (count < LEAST_REPORTS || min === max) return null
  const { each, xOf, groups } = stackDots([amounts], min, max)
  const [stacks = { path: '', height: 0 }] = groups
  return {
    ...summary,
    ...DOTS,
    ...stacks,
    own,
    ownX: xOf(own),
    medianX: xOf(median),
    each,
    cheaper: amounts.filter((amount) => amount < own).length,
  }
}
