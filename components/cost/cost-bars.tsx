import { useId } from 'react'
import { barsOf, type Stretch } from '@/lib/cost/bars'
import type { CostTable } from '@/lib/cost/cost'
import { AS_USUAL, inUnit, roughSum } from '@/lib/cost/words'

/** In the order of the bars from left to right. */
const PARTS = [
  { part: 'tuition', label: 'Tuition and charges' },
  { part: 'living', label: 'Living' },
  { part: 'once', label: 'Once, before you go' },
] as const

type CostBarsProps = { table: Pick<CostTable, 'byYear' | 'isUsual' | 'local' | 'currency'> }

/**
 * A bar for each year in parts, from left to right in the order of the legend. The table beside it has the numbers, in the
 * same currency.
 */
export function CostBars({ table }: CostBarsProps) {
  const bars = barsOf(table)
  if (bars.length === 0) return null
  return (
    <figure className="cost-bars">
      <ol>
        {bars.map(({ label, total, stretches }) => {
          const { range, unit } = inUnit(total, table)
          return (
            <li key={label}>
              <span>{label}</span>
              <BarPicture
                stretches={stretches}
                isUsual={table.isUsual}
                label={`${label}: about ${roughSum(range.likely, unit)}`}
              />
            </li>
          )
        })}
      </ol>
      <BarLegend isUsual={table.isUsual} />
    </figure>
  )
}

type BarPictureProps = { stretches: readonly Stretch[]; label: string; isUsual: boolean }

/** One bar; a gap parts its stretches, so that they differ without colour. A usual tuition is hatched. */
export function BarPicture({ stretches, label, isUsual }: BarPictureProps) {
  const hatch = useId()
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {isUsual && <Hatch id={hatch} />}
      {stretches.map(({ part, x, width }) => (
        <rect
          key={part}
          x={x}
          y={HEIGHTS[part].y}
          width={Math.max(width - 0.4, 0.3)}
          height={HEIGHTS[part].height}
          {...(isUsual && part === 'tuition' ? { fill: `url(#${hatch})` } : { className: part })}
        />
      ))}
    </svg>
  )
}

/** Stripes of the colour of tuition. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="2" height="10" patternUnits="userSpaceOnUse">
      <rect width="1" height="10" className="tuition" />
    </pattern>
  )
}

/** Parts differ in height too, which is seen without colour. */
const HEIGHTS = {
  tuition: { y: 0, height: 10 },
  living: { y: 3, height: 7 },
  once: { y: 0, height: 10 },
} as const

export function BarLegend({ isUsual }: { isUsual: boolean }) {
  const hatch = useId()
  return (
    <figcaption className="legend">
      {PARTS.map(({ part, label }) => (
        <span key={part}>
          <svg viewBox="0 0 18 10" aria-hidden preserveAspectRatio="none">
            <rect x="1" width="16" {...HEIGHTS[part]} className={part} />
          </svg>
          <span>{label}</span>
        </span>
      ))}
      {isUsual && (
        <span>
          <svg viewBox="0 0 18 10" aria-hidden preserveAspectRatio="none">
            <Hatch id={hatch} />
            <rect x="1" width="16" height="10" fill={`url(#${hatch})`} />
          </svg>
          <span>{`Tuition ${AS_USUAL}`}</span>
        </span>
      )}
    </figcaption>
  )
}
