import { groupBy } from '../../text/group-by'
import { summariseAmounts } from '../summarise-amounts'

/** Fewer say nothing about a country. */
const LEAST_REPORTS = 10
const WIDTH = 320
const COLUMNS = 52
const STEP = WIDTH / COLUMNS
const MOST_DOTS = 8

const round = (value: number) => Math.round(value * 10) / 10

export type FeeStripData = NonNullable<ReturnType<typeof feeStrip>>

/**
 * The fees of a country as stacks of dots along a line from the lowest to the highest. Null where too few are reported,
 * and where all are the same.
 * @param amounts the fees of all, this one's too, in dollars a year
 */
export function feeStrip(amounts: readonly number[], own: number) {
  const summary = summariseAmounts(amounts)
  const { count, min, max, median } = summary
  if (count < LEAST_REPORTS || min === max) return null
  /** The middle of an amount's column. */
  const xOf = (amount: number) => {
    const column = Math.min(COLUMNS - 1, Math.floor(((amount - min) / (max - min)) * COLUMNS))
    return round((column + 0.5) * STEP)
  }
  const stacks = [...groupBy(amounts, xOf)].map(([x, stack]) => ({ x, many: stack.length }))
  const highest = Math.max(...stacks.map(({ many }) => many))
  const each = Math.ceil(highest / MOST_DOTS)
  const height = round(Math.ceil(highest / each) * STEP)
  return {
    ...summary,
    width: WIDTH,
    /** How thick a dot is, and how far apart two dots of a column are. */
    dot: round(STEP * 0.75),
    step: round(STEP),
    height,
    /** A line up each column. Drawn with round dashes of no length, `step` apart, it is a row of dots. */
    path: stacks
      .sort((a, b) => a.x - b.x)
      // A line of no length draws no dot.
      .map(({ x, many }) => {
        const up = round((Math.ceil(many / each) - 1) * STEP + 0.1)
        return `M${x} ${round(height - STEP / 2)}v${-up}`
      })
      .join(''),
    own,
    ownX: xOf(own),
    medianX: xOf(median),
    /** The number of universities in a dot; the last dot of a column may have fewer. */
    each,
    /** The number of universities that charge less than this one. */
    cheaper: amounts.filter((amount) => amount < own).length,
  }
}
