import { CostBar, CostLegend } from '@/components/content/cost-bar'
import { awardBar, barsOf } from '@/lib/cost/bars'
import type { CostTable } from '@/lib/cost/cost'
import { inUnit, roughSum } from '@/lib/cost/words'

/**
 * A bar for each year in parts, with their sums, and one for the degree with what an award pays. The table beside it has the
 * numbers, in the same currency.
 */
export function CostBars({ table }: { table: CostTable }) {
  const years = barsOf(table).map(({ label, total, stretches }) => {
    const known = total && inUnit(total, table)
    return { label, stretches, sum: known ? `about ${roughSum(known.range.likely, known.unit)}` : 'no total' }
  })
  if (years.length === 0) return null
  const award = awardBar(table)
  const bars = award
    ? [...years, { label: 'With the award', stretches: award, sum: 'the whole degree' }]
    : years
  return (
    <figure className="mt-3">
      <ol className="grid gap-2">
        {bars.map(({ label, stretches, sum }) => (
          <li key={label}>
            <p className="flex justify-between gap-4">
              <span className="font-semibold">{label}</span>
              <span>{sum}</span>
            </p>
            <CostBar stretches={stretches} label={`${label}: ${sum}`} />
          </li>
        ))}
      </ol>
      <CostLegend bars={bars.map(({ stretches }) => stretches)} />
    </figure>
  )
}
