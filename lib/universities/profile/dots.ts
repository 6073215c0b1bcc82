const WIDTH = 320
const COLUMNS = 52
const STEP = WIDTH / COLUMNS
const MOST_DOTS = 8

const round = (value: number) => Math.round(value * 10) / 10

/** A drawing of dots in columns: how wide it is, how thick a dot, how far apart two dots of a column are. */
export const DOTS = { width: WIDTH, dot: round(STEP * 0.75), step: round(STEP) }

export type Stacks = {
  /** A line up each column. Drawn with round dashes of no length, `DOTS.step` apart, it is a row of dots. */
  path: string
  height: number
}

/**
 * Each group of amounts as stacks of dots, all along the same line from `low` to `high`.
 * @param high above `low`
 */
export function stackDots(groups: readonly (readonly number[])[], low: number, high: number) {
  const columnOf = (amount: number) =>
    Math.min(COLUMNS - 1, Math.floor(((amount - low) / (high - low)) * COLUMNS))
  const xOf = (amount: number) => round((columnOf(amount) + 0.5) * STEP)
  const counted = groups.map((amounts) => {
    const stacks = new Map<number, number>()
    for (const amount of amounts) stacks.set(xOf(amount), (stacks.get(xOf(amount)) ?? 0) + 1)
    return stacks
  })
  const highest = Math.max(1, ...counted.flatMap((stacks) => [...stacks.values()]))
  const each = Math.ceil(highest / MOST_DOTS)
  return {
    /** The number of amounts in a dot, in every group; the last dot of a column may have fewer. */
    each,
    /** The middle of an amount's column. */
    xOf,
    groups: counted.map((stacks) => drawStacks(stacks, each)),
  }
}

function drawStacks(stacks: ReadonlyMap<number, number>, each: number): Stacks {
  const height = round(Math.max(0, ...[...stacks.values()].map((stack) => Math.ceil(stack / each))) * STEP)
  const path = [...stacks]
    .sort(([a], [b]) => a - b)
    // A line of no length draws no dot.
    .map(
      ([x, stack]) =>
        `M${x} ${round(height - STEP / 2)}v${-round((Math.ceil(stack / each) - 1) * STEP + 0.1)}`,
    )
    .join('')
  return { path, height }
}
