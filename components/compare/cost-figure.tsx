import { Link } from '@/components/ui/link'
import { costBars, type CostStretch } from '@/lib/compare/cost-bars'
import { levelWord } from '@/lib/facts/words'
import { capital, count } from '@/lib/text/format'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

const LABELS: Record<CostStretch['part'], string> = {
  tuition: 'tuition',
  'usual-tuition': 'tuition, if it charges as others here do',
  living: 'living',
  once: 'once, before you go',
  unknown: 'not known',
}

/** Stretches below this share of the scale have no room for a word. */
const ROOM = 14

const IN_BAR: Partial<typeof LABELS> = { tuition: 'tuition', 'usual-tuition': 'tuition', living: 'living' }

type CostFigureProps = {
  columns: readonly ComparedUniversity[]
  /** The sums are those of the visitor’s kept profile. */
  isOwn: boolean
}

/** What each place costs a year as a bar on one scale, and thinner below it the whole degree. Its numbers are rows of the table too. */
export function CostFigure({ columns, isOwn }: CostFigureProps) {
  const bars = costBars(columns)
  const shown = new Set(bars.flatMap((bar) => bar?.year.map(({ part }) => part) ?? []))
  if (shown.size === 0) return null
  return (
    <figure className="comparison-figure print:hidden">
      <h2 className="text-lg">What it costs</h2>
      <p className="mt-1 text-ink-2">
        {isOwn ? (
          <span>Worked out for your profile, on one scale.</span>
        ) : (
          <>
            <span>For any student from abroad, on one scale. </span>
            <Link href="/scholarships">Say who you are</Link>
            <span> to see your own sums and whether they can take you.</span>
          </>
        )}
      </p>
      <ul className="mt-3 grid gap-3">
        {columns.map((column, at) => (
          <li key={column.id} className="grid items-center gap-x-5 gap-y-1 lg:grid-cols-[12rem_1fr]">
            <p className="leading-snug">
              <b className="font-semibold" translate="no">
                {column.name}
              </b>
              <span className="block text-sm text-ink-3">{degreeOf(column)}</span>
            </p>
            <div className="min-w-0">
              <Sums column={column} />
              <Bar stretches={bars[at]?.year ?? []} className="mt-1 h-7" hasWords />
              <Bar stretches={bars[at]?.whole ?? []} className="mt-0.5 h-1.5" />
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {(Object.keys(LABELS) as CostStretch['part'][])
          .filter((part) => shown.has(part))
          .map((part) => (
            <span key={part}>
              <i
                data-part={part}
                className="mr-1.5 inline-block size-3.5 rounded-[3px] align-[-2px]"
                aria-hidden
              />
              <span>{LABELS[part]}</span>
            </span>
          ))}
        <span>Broad bar: a year. Thin bar: the whole degree.</span>
      </figcaption>
    </figure>
  )
}

const degreeOf = ({ level, cost }: ComparedUniversity) =>
  [capital(levelWord(level)), cost?.years && count(cost.years, 'year')].filter(Boolean).join(' · ')

function Sums({ column: { aYear, cost } }: { column: ComparedUniversity }) {
  if (!aYear) return <p className="text-ink-3">Not known</p>
  const isWhole = cost?.tuition !== null && cost?.living !== null
  const time = cost?.years === null ? 'the first year' : 'a year'
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <b className="font-semibold">{isWhole ? `${aYear.text} ${time}` : aYear.text}</b>
      <span className="text-ink-2">
        {isWhole ? cost?.years !== null && `${cost?.inAll ?? ''} in all` : aYear.note}
      </span>
    </p>
  )
}

type BarProps = { stretches: readonly CostStretch[]; className: string; hasWords?: true }

function Bar({ stretches, className, hasWords }: BarProps) {
  if (stretches.length === 0) return null
  return (
    <div className={`flex overflow-hidden rounded-[4px] bg-sunk ${className}`} aria-hidden>
      {stretches.map(({ part, width }) => (
        <i key={part} data-part={part} style={{ width: `${width}%` }}>
          {hasWords && width >= ROOM && IN_BAR[part]}
        </i>
      ))}
    </div>
  )
}
