import type { Both, CostTable } from './cost'
import type { CostPart } from './line'

/** A stretch of a bar, in hundredths of the scale. */
export type Stretch = { part: CostPart; x: number; width: number }

/** The bar of one year. */
type Bar = { label: string; stretches: Stretch[]; total: Both }

const ORDER: readonly CostPart[] = ['tuition', 'living', 'once']

/** A bar for each year in parts, on a scale that ends at the dearest year. None without a total. */
export function barsOf({ byYear }: Pick<CostTable, 'byYear'>): Bar[] {
  const years = byYear.flatMap(({ total, parts }) => (total ? [{ total, parts }] : []))
  const most = Math.max(0, ...years.map(({ total }) => total.local.likely))
  if (most === 0) return []
  return years.map(({ total, parts }, at) => {
    const sums = ORDER.map((part) => ({ part, sum: parts[part].local.likely }))
    return { label: `Year ${at + 1}`, total, stretches: stretches(sums, most) }
  })
}

/** One bar for the whole degree, on a scale that ends at `most` US dollars. */
export function wholeBar(
  { byYear, total, dollars }: Pick<CostTable, 'byYear' | 'total' | 'dollars'>,
  most: number,
): Stretch[] {
  if (!total || !dollars || most === 0 || total.local.likely === 0) return []
  const rate = dollars.likely / total.local.likely
  const sum = (part: CostPart) => byYear.reduce((sofar, { parts }) => sofar + parts[part].local.likely, 0)
  return stretches(
    ORDER.map((part) => ({ part, sum: sum(part) * rate })),
    most,
  )
}

function stretches(parts: readonly { part: CostPart; sum: number }[], most: number): Stretch[] {
  let x = 0
  return parts.flatMap(({ part, sum }) => {
    const width = (sum / most) * 100
    const stretch = { part, x, width }
    x += width
    return width > 0 ? [stretch] : []
  })
}
