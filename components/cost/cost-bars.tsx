import { barsOf, type Stretch } from '@/lib/cost/bars'
import type { CostTable } from '@/lib/cost/cost'
import { roughSum } from '@/lib/cost/words'

/** In the order of the bars from left to right. */
const PARTS = [
  { part: 'tuition', label: 'Tuition' },
  { part: 'living', label: 'Living' },
  { part: 'once', label: 'Once, before you go' },
  { part: 'award', label: 'Paid by the award' },
] as const

type CostBarsProps = { table: Pick<CostTable, 'byYear' | 'total' | 'eligible' | 'local'> }

/** A bar for each year in parts, from left to right in the order of the legend. The table beside it has the numbers. */
export function CostBars({ table }: CostBarsProps) {
  const bars = barsOf(table)
  if (bars.length === 0) return null
  return (
    <figure className="cost-bars">
      <ol>
        {bars.map(({ label, likely, stretches }) => (
          <li key={label}>
            {label}
            <BarPicture stretches={stretches} label={`${label}: about ${roughSum(likely, table.local)}`} />
          </li>
        ))}
      </ol>
      <BarLegend hasAward={table.eligible !== null} />
    </figure>
  )
}

/** One bar; a gap parts its stretches, so that they differ without colour. */
export function BarPicture({ stretches, label }: { stretches: readonly Stretch[]; label: string }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {stretches.map(({ part, x, width }) => (
        <rect
          key={part}
          x={x}
          y={HEIGHTS[part].y}
          width={Math.max(width - 0.4, 0.3)}
          height={HEIGHTS[part].height}
          className={part}
        />
      ))}
    </svg>
  )
}

/** Parts differ in height too, which is seen without colour. */
const HEIGHTS = {
  tuition: { y: 0, height: 10 },
  living: { y: 3, height: 7 },
  once: { y: 0, height: 10 },
  award: { y: 1, height: 8 },
} as const

export function BarLegend({ hasAward }: { hasAward: boolean }) {
  const shown = PARTS.filter(({ part }) => part !== 'award' || hasAward)
  return (
    <figcaption className="legend">
      {shown.map(({ part, label }) => (
        <span key={part}>
          <svg viewBox="0 0 18 10" aria-hidden preserveAspectRatio="none">
            <rect x="1" width="16" {...HEIGHTS[part]} className={part} />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  )
}
