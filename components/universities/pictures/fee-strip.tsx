import { formatUsd } from '@/lib/money/format'
import { count } from '@/lib/text/format'
import type { FeeStripData as Strip } from '@/lib/universities/profile/fee-strip'
import { Numbers } from './numbers'

/** Room for the triangle above the dots. */
const ABOVE = 14

type FeeStripProps = {
  strip: Strip
  country: string
  /** How many universities the catalogue has in the country. */
  of: number
  degree: string
}

/**
 * Where a fee lies among those of its country: a dot for each, this one under a triangle, the median on a dashed line.
 * A page has one, so the server draws it: its markup, sent twice, is less than a script that draws it.
 */
export function FeeStrip({ strip, country, of, degree }: FeeStripProps) {
  const { width, height, dot, step, path, ownX, medianX, cheaper } = strip
  const share = Math.round((cheaper / strip.count) * 100)
  return (
    <figure className="break-inside-avoid">
      <svg
        viewBox={`0 ${-ABOVE} ${width} ${height + ABOVE}`}
        role="img"
        aria-label={`Fees, ${country}: ${share}% charge less than this university`}
        className="w-full max-w-[34rem] overflow-visible"
      >
        <path
          d={path}
          strokeWidth={dot}
          strokeDasharray={`0 ${step}`}
          strokeLinecap="round"
          className="fill-none stroke-line-strong"
        />
        <path
          d={`M${medianX} 0V${height}`}
          strokeDasharray="3 3"
          strokeWidth="1.5"
          className="stroke-ink-3"
        />
        <path d={`M${ownX} 0V${height}`} strokeWidth="2.5" className="stroke-accent" />
        <path d={`M${ownX} 0l-6-${ABOVE - 4}h12z`} className="fill-accent" />
      </svg>
      <figcaption className="mt-1 text-sm">
        ▼ This university charges about <b className="font-semibold">{formatUsd(strip.own)}</b>
        <span>{` a year for a ${degree}, ${cheaper > 0 ? `more than ${Math.max(1, share)}% of those` : 'as little as any'} in the country; the dashed line is the median, ${formatUsd(strip.median)}. ${strip.each > 1 ? `A dot is up to ${strip.each} universities; ` : ''}${strip.count} of ${count(of, 'university', 'universities')} have a fee from a source.`}</span>
      </figcaption>
      <Numbers
        columns={['Students from abroad', 'US dollars a year']}
        rows={[
          ['Lowest', formatUsd(strip.min)],
          ['Median', formatUsd(strip.median)],
          ['Highest', formatUsd(strip.max)],
          ['This university', formatUsd(strip.own)],
        ]}
      />
    </figure>
  )
}
