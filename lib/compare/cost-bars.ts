import { OPEN_SCALE, type CostStretch } from '../cost/bars'
import type { ComparedCost, ComparedUniversity } from '../universities/compared-university'

type Scaled = { year: readonly CostStretch[]; whole: readonly CostStretch[] }

const yearsOf = ({ years }: ComparedCost) => Math.max(1, years ?? 1)

const isOpen = ({ tuition, living }: ComparedCost) => tuition === null || living === null

const sumOf = ({ tuition, living, once }: ComparedCost) => (tuition ?? 0) + (living ?? 0) + once

/** The part of its scale that a column needs: an open one is dearer than what is known of it. */
const reachOf = (cost: ComparedCost) => sumOf(cost) * (isOpen(cost) ? OPEN_SCALE : 1)

function stretches(cost: ComparedCost, most: number): CostStretch[] {
  const parts = [
    { part: cost.isUsual ? 'usual-tuition' : 'tuition', sum: cost.tuition },
    { part: 'living', sum: cost.living },
    { part: 'once', sum: cost.once },
  ] as const
  const known = parts.map(({ part, sum }): CostStretch => ({ part, width: ((sum ?? 0) / most) * 100 }))
  const rest = 100 - known.reduce((sofar, { width }) => sofar + width, 0)
  return [...known, { part: 'unknown' as const, width: isOpen(cost) ? rest : 0 }].filter(
    ({ width }) => width > 0,
  )
}

const NOTHING_KNOWN: Scaled = { year: [{ part: 'unknown', width: 100 }], whole: [] }

/**
 * What each column costs a year and for the whole degree, each on a scale that ends at the dearest, or behind one of which a
 * part is not known. Null for a column in another currency than the first.
 */
export function costBars(columns: readonly Pick<ComparedUniversity, 'cost'>[]): (Scaled | null)[] {
  const costs = columns.map(({ cost }) => cost)
  const unit = costs.find((cost) => cost !== null)?.unit
  const alike = costs.filter((cost) => cost !== null).filter((cost) => cost.unit === unit)
  const most = (read: (cost: ComparedCost) => number) => Math.max(1, ...alike.map(read))
  const [mostAYear, mostInAll] = [most((cost) => reachOf(cost) / yearsOf(cost)), most(reachOf)]
  return costs.map((cost) => {
    if (!cost) return NOTHING_KNOWN
    if (cost.unit !== unit) return null
    return {
      year: stretches(cost, mostAYear * yearsOf(cost)),
      whole: cost.years === null ? [] : stretches(cost, mostInAll),
    }
  })
}
