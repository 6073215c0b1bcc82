import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { CostTable } from '@/lib/cost/cost'
import { questionHref } from '@/lib/cost/question'
import { totalInWords } from '@/lib/cost/words'
import type { Level } from '@/lib/facts/vocabulary'
import { formatList } from '@/lib/text/format'
import { CostLater } from './cost-later'
import type { PricedChoice } from './cost-choice'

type ChoiceSummaryProps = { table: CostTable; choice: PricedChoice; countryCode: string; level: Level }

/** "About US$ 85,000 for the whole degree", and the way to all of it for the visitor. */
export function ChoiceSummary({ table, choice, countryCode, level }: ChoiceSummaryProps) {
  const counted = (['tuition', 'living'] as const).filter((part) => !table.lacks.includes(part))
  const href = questionHref({ country: countryCode, level, passport: null, currency: null }) as Route
  return (
    <CostLater choice={choice}>
      <p className="sum">{totalInWords(table) ?? 'What it costs is not known'}</p>
      <p className="basis">
        {`For students from abroad: ${formatList([...counted, 'visa', 'application'])}. `}
        {table.lines.some(({ isUsual }) => isUsual) && 'Tuition is a usual range of the country. '}
        <Link href={href}>How it is worked out</Link>
      </p>
    </CostLater>
  )
}
