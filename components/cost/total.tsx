import { Sum } from '@/components/content/sum'
import type { CostTable } from '@/lib/cost/cost'
import { totalParts } from '@/lib/cost/words'

/** What a degree costs in all, large; without a total what is lacking, and small below it what is known. */
export function Total({ table }: { table: CostTable }) {
  const { answer, known } = totalParts(table)
  return (
    <>
      <Sum>{answer}</Sum>
      {known && <p className="mt-1">{`${known}.`}</p>}
    </>
  )
}
