import { Link } from '@/components/ui/link'
import type { CostTable } from '@/lib/cost/cost'
import { CostAwards } from './cost-awards'
import { CostLines, NotKnownLines } from './cost-lines'
import { CostYears } from './cost-years'
import { Total } from './total'
import { CostBar, CostLegend } from '@/components/content/cost-bar'
import { awardBar, barsOf } from '@/lib/cost/bars'
import { inUnit, roughSum, roughRange, sumInWords } from '@/lib/cost/words'
import { capital } from '@/lib/text/format'
import { ExternalLink } from '@/components/ui/external-link'

/**
 * The whole cost of a degree: the total, the picture, the years, each line with its source, the awards and the money to
 * show. `Heading` is one level below the heading above it.
 */
export function CostView({ table, Heading = 'h3' }: { table: CostTable; Heading?: 'h3' | 'h4' }) {
  const { lines, length, currency, notKnown, status } = table
  return (
    <div className="wrap-anywhere">
      <Total table={table} />
      <p className="mt-1 text-sm text-ink-2">
        <span>{status.why}</span>. The flight is left out.
        {table.asksAge && <AgeQuestion />}
      </p>
      <CostBars table={table} />
      <CostYears table={table} />
      <Heading className="mt-5 font-sans text-base font-semibold">What it includes</Heading>
      <CostLines lines={lines} length={length} currency={currency} />
      <NotKnownLines notKnown={notKnown} />
      <CostAwards table={table} Heading={Heading} />
      <Heading className="mt-5 font-sans text-base font-semibold">Money to show before the visa</Heading>
      <MoneyToShow table={table} />
    </div>
  )
}

/** Where the age of the visitor decides a sum, and the profile does not say it. */
const AgeQuestion = () => (
  <span>
    {' '}
    Your age decides some of the sums: <Link href="/scholarships">add it to your profile</Link>.
  </span>
)

/**
 * A bar for each year in parts, with their sums, and one for the degree with what an award pays. The table beside it has the
 * numbers, in the same currency.
 */
function CostBars({ table }: { table: CostTable }) {
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
      <CostLegend bars={bars.map(({ stretches }) => stretches)} hasSums />
    </figure>
  )
}

/** The money that a visitor has to show before the visa, as the rule states it. */
function MoneyToShow({ table }: { table: Pick<CostTable, 'toShow' | 'currency'> }) {
  const { sum, own, currency, tuition, formula, words, source, year, isUnsure } = table.toShow
  return (
    <p className="mt-1">
      {sum && (
        <>
          {own && <b>{`About ${roughRange(own, table.currency)}: `}</b>}
          <b>{`${isUnsure ? 'About ' : ''}${sumInWords(sum, currency)}`}</b>
          <span>{`${tuition ? ` and the first year’s tuition, ${sumInWords(tuition.sum, tuition.currency)}` : ''}. `}</span>
        </>
      )}
      <span className="text-sm text-ink-2">
        <span>{`${sum && formula ? `${formula}. ` : ''}${words ? `${capital(words)}. ` : ''}${year ? `For ${year}. ` : ''}`}</span>
        {source?.url && <ExternalLink href={source.url}>{source.publisher}</ExternalLink>}
      </span>
    </p>
  )
}
