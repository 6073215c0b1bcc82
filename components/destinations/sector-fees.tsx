import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ScrollTable } from '@/components/content/scroll-table'
import type {
  FeeBasis,
  SectorFeeStrips as Fees,
  SectorStrip,
  UsualRange,
} from '@/lib/destinations/sector-fees'
import { LEAST_REPORTS } from '@/lib/destinations/tuition'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { formatUsd } from '@/lib/money/format'
import { formatList } from '@/lib/text/format'
import { DOTS } from '@/lib/universities/profile/dots'
import { CitedSource } from './cited-source'

const RANGE_HEIGHT = 8

/** A dot for each official fee, by sector, at one scale; usual ranges lie below as frames. Nothing without fees. */
export function SectorFees({ fees }: { fees: Fees | null }) {
  if (!fees) return null
  const { high, each, strips, ranges, bases } = fees
  return (
    <figure>
      <figcaption>
        <h3 className="text-md">Fees by sector</h3>
        <p className="mt-1 text-sm text-ink-3">
          {`What students from abroad are charged a year for a bachelor’s degree${strips.length > 0 ? `. A dot is ${each > 1 ? `up to ${each} universities` : 'a university'} whose fee a register, a law or the university itself names; of a range it marks the middle` : ''}.${ranges.length > 0 ? ' A dashed frame is a usual range, not one university’s price.' : ''}`}
        </p>
      </figcaption>
      <ul className="mt-3 grid gap-y-3 text-sm">
        {strips.map((strip) => (
          <Strip key={strip.label} {...strip} />
        ))}
        {ranges.map((range) => (
          <Range key={range.id} {...range} />
        ))}
      </ul>
      <p className="flex justify-between text-xs text-ink-3" aria-hidden>
        <span>{formatUsd(0)}</span>
        <span>{formatUsd(high)}</span>
      </p>
      <Collapsible className="mt-2">
        <CollapsibleTrigger>The numbers and their sources</CollapsibleTrigger>
        <ScrollTable
          label="Fees by sector"
          columns={['US dollars a year', 'From', 'Lowest', 'Median', 'Highest']}
          rows={[
            ...strips.map(({ label, count, of, min, median, max }) => ({
              key: label,
              cells: [
                label,
                `${count} of ${of}`,
                formatTuition(min),
                median ? formatTuition(median.amount) : 'too few',
                formatTuition(max),
              ],
            })),
            ...ranges.map(({ id, label, min, max }) => ({
              key: id,
              cells: [label, 'usual range', formatTuition(min), 'none', formatTuition(max)],
            })),
          ]}
        />
        {bases.length > 0 && (
          <p className="mt-1 text-sm text-ink-3">
            {bases.map((basis, at) => (
              <Basis key={at} {...basis} />
            ))}
          </p>
        )}
      </Collapsible>
    </figure>
  )
}

function Strip({ label, count, of, min, median, max, limits, path, height }: SectorStrip) {
  const { width, dot, step } = DOTS
  return (
    <li>
      <b className="font-semibold">{label}</b>
      <span>{`, from ${count} of ${of}: ${describeSums({ min, max, median })}${limits.length > 0 ? ` Of these, ${formatList(limits)}.` : ''}`}</span>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden>
        <path d={`M0 ${height}h${width}`} className="stroke-line" />
        <path
          d={path}
          strokeWidth={dot}
          strokeDasharray={`0 ${step}`}
          strokeLinecap="round"
          className="fill-none stroke-line-strong"
        />
        {median && min < max && (
          <path
            d={`M${median.x} 0V${height}`}
            strokeDasharray="3 3"
            strokeWidth="1.5"
            className="stroke-ink-2"
          />
        )}
      </svg>
    </li>
  )
}

function Range({ label, min, max, x, width }: UsualRange) {
  return (
    <li>
      <b className="font-semibold">Usual range</b>
      <span>{`, ${label}: about ${formatUsd(min)} to ${formatUsd(max)}`}</span>
      <svg viewBox={`0 0 ${DOTS.width} ${RANGE_HEIGHT}`} className="w-full" aria-hidden>
        <rect
          x={x}
          y="1"
          width={width}
          height={RANGE_HEIGHT - 2}
          strokeDasharray="4 2"
          className="fill-line stroke-ink-2"
        />
      </svg>
    </li>
  )
}

/** The basis of the fees of one source. */
function Basis({ kind, source, validFor, mayHaveChanged }: FeeBasis) {
  return (
    <span className="block">
      <span>{`${kind.charAt(0).toUpperCase() + kind.slice(1)}: `}</span>
      {source ? (
        <CitedSource source={source} validFor={validFor} mayHaveChanged={mayHaveChanged} />
      ) : (
        <span>{`${validFor}; the page of each has its source`}</span>
      )}
    </span>
  )
}

function describeSums({ min, max, median }: Pick<SectorStrip, 'min' | 'max' | 'median'>): string {
  if (!median) return `fewer than ${LEAST_REPORTS} are too few for a median.`
  if (max === 0) return 'none charges tuition.'
  if (min === max) return `${formatUsd(max)} at each.`
  return `${sumInWords(min)} to ${formatUsd(max)}; the dashed line is the median, ${sumInWords(median.amount)}.`
}

const sumInWords = (amount: number) => (amount === 0 ? 'no tuition fee' : formatUsd(amount))
