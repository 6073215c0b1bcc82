import { Link } from '@/components/ui/link'
import type { CostTable } from '@/lib/cost/cost'
import { CostAwards } from './cost-awards'
import { CostBars } from './cost-bars'
import { CostLines, NotKnownLines } from './cost-lines'
import { CostYears } from './cost-years'
import { MoneyToShow } from './money-to-show'
import { Total } from './total'

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
