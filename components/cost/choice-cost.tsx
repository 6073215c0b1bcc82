'use client'

import { totalInWords } from '@/lib/cost/words'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { CostView } from './cost-view'
import { chosenOf, type PricedChoice } from './cost-choice'
import { useCosts } from './use-costs'

/** The cost of one choice of the plan: the total, with the details folded. On paper only the total. */
export function ChoiceCost({ choice }: { choice: PricedChoice }) {
  const profile = useProfileStore((state) => state.profile)
  const { tables, hasFailed } = useCosts([chosenOf(choice)], profile)
  if (hasFailed) return <p className="text-sm text-ink-3">The cost could not be loaded.</p>
  const [table] = tables ?? []
  if (!tables) return <p className="text-sm text-ink-3">Working out the cost …</p>
  if (!table) return null
  return (
    <>
      <details className="more print:hidden">
        <summary>{totalInWords(table)}</summary>
        <CostView table={table} Heading="h4" />
      </details>
      <p className="hidden print:block">{totalInWords(table)}</p>
    </>
  )
}
