import type { Route } from 'next'
import { Basis } from '@/components/content/basis'
import { Link } from '@/components/ui/link'
import type { CostTable } from '@/lib/cost/cost'
import { questionHref } from '@/lib/cost/question'
import type { Level } from '@/lib/facts/vocabulary'
import { formatList } from '@/lib/text/format'
import { LateCost } from './late-cost'
import type { PricedChoice } from './cost-choice'
import { Total } from './total'

type ChoiceSummaryProps = {
  table: CostTable
  choice: PricedChoice
  countryCode: string
  level: Level
  /** Whether the years are those of a degree in the country, and not this course's own. */
  isUsualLength: boolean
}

/** "About US$ 85,000 for the whole degree", and the way to all of it for the visitor. */
export function ChoiceSummary({ table, choice, countryCode, level, isUsualLength }: ChoiceSummaryProps) {
  const counted = (['tuition', 'living'] as const).filter((part) => !table.lacks.includes(part))
  const href = questionHref({ country: countryCode, level, passport: null, currency: null }) as Route
  return (
    <LateCost choice={choice}>
      <Total table={table} />
      <Basis>
        <span>{`For students from abroad: ${formatList([...counted, 'visa', 'application'])}. ${isUsualLength && table.length !== null ? 'The length is the usual one there: no source states that of this course. ' : ''}`}</span>
        <Link href={href}>How it is worked out</Link>
      </Basis>
    </LateCost>
  )
}
