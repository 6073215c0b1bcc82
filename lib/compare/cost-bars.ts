import type { CostStretch } from '../cost/bars'
import type { ComparedCost, ComparedUniversity } from '../universities/compared-university'

type Scaled = { year: readonly CostStretch[]; whole: readonly CostStretch[] }

const yearsOf = ({ years }: ComparedCost) => Math.max(1, years ?? 1)

const sumOf = ({ tuition, living, once }: ComparedCost) => (tuition ?? 0) + (living ?? 0) + once

function stretches(cost: ComparedCost, most: number): CostStretch[] {
  const parts = [
    { part: cost.isUsual ? 'usual-tuition' : 'tuition', sum: cost.tuition },
    { part: 'living', sum: cost.living },
    { part: 'once', sum: cost.once },
  ] as const
  const known = parts.map(({ part, sum }): CostStretch => ({ part, width: ((sum ?? 0) / most) * 100 }))
  const isOpen = parts.some(({ sum }) => sum === null)
  const rest = 100 - known.reduce((sofar, { width }) => sofar + width, 0)
  return [...known, { part: 'unknown' as const, width: isOpen ? rest : 0 }].filter(({ width }) => width > 0)
}

/**
 * What each column costs a year and for the whole degree, each on a scale that ends at the dearest. Null for a column of
 * which nothing is known, or that is in another currency than the first.
 */
export function costBars(columns: readonly Pick<ComparedUniversity, 'cost'>[]): (Scaled | null)[] {
  const [unit] = columns.flatMap(({ cost }) => cost?.unit ?? [])
  const costs = columns.map(({ cost }) => (cost?.unit === unit ? cost : null))
  const most = (read: (cost: ComparedCost) => number) =>
    Math.max(1, ...costs.map((cost) => (cost ? read(cost) : 0)))
  const [mostAYear, mostInAll] = [most((cost) => sumOf(cost) / yearsOf(cost)), most(sumOf)]
  return costs.map(
    (cost) =>
      cost && {
        year: stretches(cost, mostAYear * yearsOf(cost)),
        whole: cost.years === null ? [] : stretches(cost, mostInAll),
      },
  )
}
