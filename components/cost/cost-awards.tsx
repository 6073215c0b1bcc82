import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { AwardTaken, CostTable } from '@/lib/cost/cost'
import { inBoth } from '@/lib/cost/words'
import { formatList } from '@/lib/text/format'

/** The best award that the visitor may have for sure, taken off; and in a lighter line the best that has to be checked. */
export function CostAwards({ table, Heading }: { table: CostTable; Heading: 'h3' | 'h4' }) {
  const { eligible, check } = table
  if (!eligible && !check) return null
  return (
    <>
      <Heading>With an award</Heading>
      {eligible && (
        <p className="mt-1">
          <Taken taken={eligible} table={table} word="Eligible" />
        </p>
      )}
      {check && (
        <p className="mt-1 text-ink-3">
          <Taken taken={check} table={table} word="Check" />
        </p>
      )}
      <p className="mt-1 text-sm text-ink-3">
        Only the best award is subtracted: no source says which you can combine. You may apply for it, but you
        may not get it.
      </p>
    </>
  )
}

type TakenProps = { taken: AwardTaken; table: CostTable; word: string }

function Taken({ taken: { award, paid, left, isAtLeast }, table, word }: TakenProps) {
  const more =
    paid.notKnown.length > 0
      ? `, and ${formatList(paid.notKnown).toLowerCase()}, for which no source states a sum`
      : ''
  return (
    <>
      {word}: with <Link href={`/scholarships/${award.id}` as Route}>{award.name}</Link> (
      {formatList(paid.parts)}
      {more}) {isAtLeast && 'at least '}
      <b>{inBoth(left, table)}</b> is left to pay.
    </>
  )
}
