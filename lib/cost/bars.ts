import type { CostTable } from './cost'
import type { Part } from './line'

/** A stretch of a bar, in hundredths of the scale. */
export type Stretch = { part: Part | 'award'; x: number; width: number }

/** The bar of one year. `likely` is its sum in the country's currency. */
type Bar = { label: string; stretches: Stretch[]; likely: number }

const ORDER: readonly Part[] = ['tuition', 'living', 'once']

/**
 * A bar for each year in parts, on a scale that ends at the dearest year. What the best award that the person may have for
 * sure pays is taken from the end of each year's bar, in equal shares of the whole.
 */
export function barsOf({ byYear, total, eligible }: Pick<CostTable, 'byYear' | 'total' | 'eligible'>): Bar[] {
  const most = Math.max(0, ...byYear.map((year) => year.total.local.likely))
  if (most === 0) return []
  const paid = eligible && total ? Math.min(1, eligible.off.local.likely / total.local.likely) : 0
  return byYear.map((year, at) => {
    const likely = year.total.local.likely
    return { label: `Year ${at + 1}`, likely, stretches: stretchesOf(year, { most, paid }) }
  })
}

/** One bar for the whole degree, on a scale that ends at `most` US dollars. */
export function wholeBar(
  table: Pick<CostTable, 'byYear' | 'total' | 'eligible' | 'dollars'>,
  most: number,
): Stretch[] {
  const { byYear, total, eligible, dollars } = table
  if (!total || !dollars || most === 0 || total.local.likely === 0) return []
  const sum = (part: Part) => byYear.reduce((sofar, { parts }) => sofar + parts[part].local.likely, 0)
  const rate = dollars.total / total.local.likely
  const parts = ORDER.map((part) => ({ part, sum: sum(part) * rate }))
  const paid = eligible ? eligible.off.local.likely * rate : 0
  return stretches(parts, most, Math.min(paid, dollars.total))
}

type Scale = { most: number; paid: number }

function stretchesOf({ parts, total }: CostTable['byYear'][number], { most, paid }: Scale): Stretch[] {
  const sums = ORDER.map((part) => ({ part, sum: parts[part].local.likely }))
  return stretches(sums, most, total.local.likely * paid)
}

function stretches(parts: readonly { part: Part; sum: number }[], most: number, paid: number): Stretch[] {
  let x = 0
  const drawn = parts.map(({ part, sum }): Stretch => {
    const width = (sum / most) * 100
    const stretch = { part, x, width }
    x += width
    return stretch
  })
  const width = (paid / most) * 100
  return [...drawn, { part: 'award' as const, x: x - width, width }].filter((stretch) => stretch.width > 0)
}
