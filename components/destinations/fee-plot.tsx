'use client'

import { useMemo, useState, type PointerEvent } from 'react'
import { Link } from '@/components/ui/link'
import { useFile } from '@/components/ui/use-file'
import { PLOT, placeDots } from '@/lib/destinations/dot-places'
import type { UsualRange } from '@/lib/destinations/fee-plot'
import type { Level } from '@/lib/facts/vocabulary'
import { FEE_DOTS } from '@/lib/destinations/files'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { formatUsd } from '@/lib/money/format'
import { slugify } from '@/lib/text/slugify'
import { universityHref } from '@/lib/universities/href'

const RANGE_STEP = 8

type FeePlotProps = {
  /** ISO 3166-1 code, in lower case. */
  country: string
  level: Level
  /** The fee of each university, the lowest first. */
  sums: readonly number[]
  high: number
  /** Null where too few fees are known. */
  median: number | null
  ranges: readonly UsualRange[]
}

/** A dot for each university on a line of fees; a touch, or the slider by keyboard, fetches the names and names it. */
export function FeePlot({ country, level, sums, high, median, ranges }: FeePlotProps) {
  const [at, setAt] = useState<number | null>(null)
  const { places, height, start, xOf } = useMemo(() => placeDots(sums, high), [sums, high])
  const { value: dots, hasFailed, load } = useFile(FEE_DOTS(country, level), at !== null)
  const sum = at === null ? undefined : sums[at]
  const [name, , id] = (at !== null && dots?.[at]) || []
  const chosen = at === null ? undefined : places[at]

  function point({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    const scale = PLOT.width / box.width
    const away = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(x - (clientX - box.left) * scale, y - (clientY - box.top) * scale)
    const nearest = places.reduce((best, place, index) => {
      const before = places[best]
      return before && away(before) <= away(place) ? best : index
    }, 0)
    setAt(nearest)
  }

  return (
    <>
      <svg
        viewBox={`0 0 ${PLOT.width} ${height + ranges.length * RANGE_STEP + 2}`}
        className="mt-3 w-full touch-pan-y"
        onPointerMove={point}
        onPointerDown={(event) => {
          if (hasFailed) load()
          point(event)
        }}
        aria-hidden
      >
        <path d={`M${start} ${height}H${PLOT.width}`} className="stroke-line-strong" />
        <path
          d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          strokeWidth={PLOT.dot}
          strokeLinecap="round"
          className="fill-none stroke-accent opacity-80"
        />
        {median !== null && median > 0 && (
          <path d={`M${xOf(median)} 0V${height}`} strokeWidth="2" className="stroke-highlight" />
        )}
        {ranges.map(({ id: range, min, max }, index) => (
          <path
            key={range}
            // One sum is still seen, at the right end too.
            d={`M${Math.min(xOf(min), PLOT.width - 3)} ${height + (index + 0.75) * RANGE_STEP}H${Math.max(xOf(max), xOf(min) + 3)}`}
            strokeWidth="3"
            strokeDasharray="5 3"
            className="stroke-ink-3"
          />
        ))}
        {chosen && (
          <circle cx={chosen.x} cy={chosen.y} r={PLOT.dot} className="fill-none stroke-ink" strokeWidth="2" />
        )}
      </svg>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="text-ink-3" aria-hidden>
          {start > 0 ? 'no tuition fee' : formatUsd(0)}
        </p>
        <p className="ml-auto text-ink-3 lg:order-last" aria-hidden>
          {formatUsd(high)}
        </p>
        {sums.length > 1 && (
          <div className="mt-1 flex min-w-0 grow basis-full flex-wrap items-center gap-x-4 lg:basis-0 [@media(scripting:none)]:hidden">
            <input
              type="range"
              aria-label="University"
              aria-valuetext={
                sum === undefined ? 'none chosen' : [name, formatTuition(sum)].filter(Boolean).join(', ')
              }
              min={0}
              max={sums.length - 1}
              value={at ?? 0}
              onFocus={() => setAt(at ?? 0)}
              onChange={({ target }) => setAt(Number(target.value))}
              className="min-h-11 w-44 max-w-full accent-accent md:min-h-9"
            />
            <p className="min-h-11 min-w-0 flex-1 basis-56 content-center md:min-h-9">
              {sum !== undefined ? (
                <>
                  {name && (
                    <Link href={universityHref(id ?? slugify(name), level, null, true)} translate="no">
                      {name}
                    </Link>
                  )}
                  <span>{`${name ? ', ' : ''}${formatTuition(sum)}${sum > 0 ? ' a year' : ''}`}</span>
                  {hasFailed && <span>. The name could not be loaded: touch the dot again.</span>}
                </>
              ) : (
                <span className="text-ink-3">Touch a dot, or move the slider, to read its name.</span>
              )}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
