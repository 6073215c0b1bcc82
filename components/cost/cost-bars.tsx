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
    <figure className="mt-3">
      <ol>
        {bars.map(({ label, total, stretches }) => {
          const { range, unit } = inUnit(total, table)
          return (
            <li key={label} className="mt-1.5 grid grid-cols-[4rem_1fr] items-center gap-2 text-sm">
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
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-4.5 w-full"
    >
      {isUsual && <Hatch id={hatch} />}
      {stretches.map(({ part, x, width }) => (
        <rect
          key={part}
          x={x}
          width={Math.max(width - 0.4, 0.3)}
          {...BARS[part]}
          {...(isUsual && part === 'tuition' && { fill: `url(#${hatch})`, className: undefined })}
        />
      ))}
    </svg>
  )
}

/** Stripes of the colour of tuition. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="2" height="10" patternUnits="userSpaceOnUse">
      <rect width="1" height="10" className={BARS.tuition.className} />
    </pattern>
  )
}

/** Parts differ in height too, which is seen without colour. */
const BARS = {
  tuition: { y: 0, height: 10, className: 'fill-accent' },
  living: { y: 3, height: 7, className: 'fill-line-strong' },
  once: { y: 0, height: 10, className: 'fill-highlight' },
} as const

const SAMPLE = {
  viewBox: '0 0 18 10',
  preserveAspectRatio: 'none',
  className: 'mr-1.5 inline-block h-3 w-4.5 align-[-1px]',
}

export function BarLegend({ isUsual }: { isUsual: boolean }) {
  const hatch = useId()
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {PARTS.map(({ part, label }) => (
        <span key={part}>
          <svg {...SAMPLE} aria-hidden>
            <rect x="1" width="16" {...BARS[part]} />
          </svg>
          <span>{label}</span>
        </span>
      ))}
      {isUsual && (
        <span>
          <svg {...SAMPLE} aria-hidden>
            <Hatch id={hatch} />
            <rect x="1" width="16" height="10" fill={`url(#${hatch})`} />
          </svg>
          <span>{`Tuition ${AS_USUAL}`}</span>
        </span>
      )}
    </figcaption>
  )
}
