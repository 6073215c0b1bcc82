const STEP = 8
/** A column of few universities; of many more it is higher, so that few leave their place. */
const LEAST_ROWS = 14
const COLUMNS_FILLED = 27
const GAP = 3

export const PLOT = { width: 640, dot: STEP * 0.75 }

/**
 * A place for each of the amounts, in a drawing of `PLOT.width`. What is free stands in a block before the axis; in a full
 * column a dot goes to the nearest one that has room.
 * @param amounts the lowest first
 * @param high the amount at the right end
 */
export function placeDots(amounts: readonly number[], high: number) {
  const free = amounts.filter((amount) => amount === 0).length
  const most = Math.max(LEAST_ROWS, Math.ceil(amounts.length / COLUMNS_FILLED))
  const start = free > 0 ? (Math.ceil(free / most) + GAP) * STEP : 0
  const columns = Math.floor((PLOT.width - start) / STEP)
  const xOf = (amount: number) => Math.round(start + (amount / high) * (PLOT.width - start))
  const filled = new Array<number>(columns).fill(0)
  const cells = amounts.map((amount, at) => {
    if (amount === 0) return { x: (Math.floor(at / most) + 0.5) * STEP, row: at % most }
    const own = Math.min(columns - 1, Math.floor((xOf(amount) - start) / STEP))
    const column = nearestWithRoom(filled, own, most)
    const row = filled[column] ?? 0
    filled[column] = row + 1
    return { x: start + (column + 0.5) * STEP, row }
  })
  const height = (Math.max(0, ...cells.map(({ row }) => row)) + 1) * STEP
  return {
    /** Where the axis begins. */
    start,
    height,
    xOf,
    places: cells.map(({ x, row }) => ({ x, y: height - (row + 0.5) * STEP })),
  }
}

function nearestWithRoom(filled: readonly number[], own: number, most: number): number {
  for (let away = 0; away < filled.length; away++) {
    for (const column of [own - away, own + away]) if ((filled[column] ?? most) < most) return column
  }
  return own
}
