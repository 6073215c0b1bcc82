import { CostBar, CostLegend } from '@/components/content/cost-bar'
import { Link } from '@/components/ui/link'
import { costBars } from '@/lib/compare/cost-bars'
import { amountInWords } from '@/lib/cost/words'
import { levelWord } from '@/lib/facts/words'
import { capital } from '@/lib/text/format'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

type CostFigureProps = {
  columns: readonly ComparedUniversity[]
  /** The sums are those of the visitor’s kept profile. */
  isOwn: boolean
}

/** What each place costs a year as a bar on one scale, and thinner below it the whole degree. Its numbers are rows of the table too. */
export function CostFigure({ columns, isOwn }: CostFigureProps) {
  if (columns.every(({ cost }) => cost === null)) return null
  const bars = costBars(columns)
  return (
    <figure className="comparison-figure">
      <h2 className="text-md">What it costs</h2>
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
              <CostBar stretches={bars[at]?.year ?? []} />
              <CostBar stretches={bars[at]?.whole ?? []} isThin />
            </div>
          </li>
        ))}
      </ul>
      <CostLegend bars={bars.map((bar) => bar?.year ?? [])}>
        <span>Broad bar: a year. Thin bar: the whole degree.</span>
      </CostLegend>
    </figure>
  )
}

const degreeOf = ({ level, cost, programme }: ComparedUniversity) =>
  [programme?.university, capital(levelWord(level)), cost?.years && amountInWords(cost.years, 'year')]
    .filter(Boolean)
    .join(' · ')

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
