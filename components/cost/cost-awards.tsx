import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { conditionOf } from '@/lib/cost/awards'
import type { AwardTaken, CostTable } from '@/lib/cost/cost'
import { leftInWords } from '@/lib/cost/words'
import { formatList } from '@/lib/text/format'

/** The best award that the visitor may have, taken off; and the best that could pay, with its condition and no sum taken. */
export function CostAwards({ table, Heading }: { table: CostTable; Heading: 'h3' | 'h4' }) {
  const { eligible, couldPay } = table
  if (!eligible && !couldPay) return null
  return (
    <>
      <Heading className="mt-5 font-sans text-base font-semibold">With an award</Heading>
      {eligible && (
        <p className="mt-1">
          Eligible: <AwardLink award={eligible.award} /> pays <span>{paymentsOf(eligible)}</span>
          {eligible.left && (
            <span>
              : <b>{leftInWords(eligible.left, table)}</b>
            </span>
          )}
          <span>.</span>
        </p>
      )}
      {couldPay && (
        <p className="mt-1 text-ink-3">
          <AwardLink award={couldPay.award} /> could pay <span>{paymentsOf(couldPay)}</span>,{' '}
          <span>{conditionOf(couldPay.award)}</span>. It is not subtracted.
        </p>
      )}
      <p className="mt-1 text-sm text-ink-3">
        Only the best award is subtracted: no source says which you can combine. You may apply for it, but you
        may not get it.
      </p>
    </>
  )
}

const AwardLink = ({ award: { id, name } }: { award: AwardTaken['award'] }) => (
  <Link href={`/scholarships/${id}` as Route} translate="no">
    {name}
  </Link>
)

/** "Tuition waived; Living costs: 24 months × EUR 992; and housing, for which no source states a sum". */
function paymentsOf({ paid: { parts, notKnown } }: Pick<AwardTaken, 'paid'>): string {
  const rest = notKnown.length > 0 && `${formatList(notKnown).toLowerCase()} in a sum that no source states`
  return formatList([...parts, rest].filter((part) => part !== false).map(uncapitalised))
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
