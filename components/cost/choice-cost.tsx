'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { totalInWords } from '@/lib/cost/words'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { CostView } from './cost-view'
import { chosenOf, type PricedChoice } from './cost-choice'
import { useCosts } from './use-costs'

/** The cost of one choice of the plan: the total, with the details folded. `cost-on-paper.tsx` has it for paper. */
export function ChoiceCost({ choice }: { choice: PricedChoice }) {
  const profile = useShownProfile()
  const { tables, hasFailed } = useCosts([chosenOf(choice)], profile)
  if (hasFailed) return <p className="text-sm text-ink-3">The cost could not be loaded.</p>
  const [table] = tables ?? []
  if (!tables) return <p className="text-sm text-ink-3">Working out the cost …</p>
  if (!table) return null
  return (
    <Collapsible>
      <CollapsibleTrigger>{totalInWords(table)}</CollapsibleTrigger>
      <CostView table={table} Heading="h4" />
    </Collapsible>
  )
}
