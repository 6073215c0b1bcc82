import type { Elements } from '@/components/ui/elements'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ScrollTable } from '@/components/content/scroll-table'
import type { FeeBasis, FeePlot as Plot } from '@/lib/destinations/fee-plot'
import type { Level } from '@/lib/facts/vocabulary'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { capital, formatList } from '@/lib/text/format'
import { CitedSource } from './cited-source'
import { FeePlot } from './fee-plot'

type FeeFigureProps = {
  /** ISO 3166-1 code, in lower case. */
  country: string
  level: Level
  plot: Plot | null
  /** The middle of the fees in dollars a year; null where too few are known. */
  median: number | null
  /** The same in words. */
  children: Elements
}

/** The official fees of a country at a level in words, and where some differ, in one plot with the numbers and their sources. */
export function FeeFigure({ country, level, plot, median, children }: FeeFigureProps) {
  if (!plot) return children
  const { high, dots, sectors, limits, ranges, bases } = plot
  return (
    <figure>
      <figcaption>
        {children}
        <p className="mt-1 text-sm text-ink-3">
          {dots.length > 0 && <span>{'A dot is a university; of a range it marks the middle. '}</span>}
          {median !== null && median > 0 && <span>{'The upright line is the sum of half of them. '}</span>}
          {limits.length > 0 && <span>{`Of these, ${formatList(limits)}. `}</span>}
          {ranges.length > 0 && (
            <span>{`Dashed: a usual range, not one university’s price (${formatList(ranges.map(({ label }) => label))}).`}</span>
          )}
        </p>
      </figcaption>
      <FeePlot
        country={country}
        level={level}
        sums={dots.map(([, dollars]) => dollars)}
        high={high}
        median={median}
        ranges={ranges}
      />
      <Collapsible className="mt-2">
        <CollapsibleTrigger>The numbers and their sources</CollapsibleTrigger>
        <ScrollTable
          label="Fees by sector"
          columns={['US dollars a year', 'From', 'Lowest', 'Median', 'Highest']}
          rows={[
            ...sectors.map(({ label, count, of, min, median: middle, max }) => ({
              key: label,
              cells: [
                label,
                `${count} of ${of}`,
                formatTuition(min),
                middle === null ? 'too few' : formatTuition(middle),
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

/** The basis of the fees of one source. */
function Basis({ kind, source, validFor, mayHaveChanged }: FeeBasis) {
  return (
    <span className="block">
      <span>{`${capital(kind)}: `}</span>
      {source ? (
        <CitedSource source={source} validFor={validFor} mayHaveChanged={mayHaveChanged} />
      ) : (
        <span>{`${validFor}; the page of each has its source`}</span>
      )}
    </span>
  )
}
