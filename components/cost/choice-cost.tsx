'use client'

import { createContext, useContext } from 'react'
import { CostBar } from '@/components/content/cost-bar'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { wholeBar } from '@/lib/cost/bars'
import { leftInWords, totalInWords } from '@/lib/cost/words'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { CostView } from './cost-view'
import type { PricedChoice } from './cost-choice'
import { useCosts } from './use-costs'

/** Where the bars of several choices end, in US dollars; 0 draws none. */
export const CostScale = createContext(0)

/** The cost of one choice of the plan: the total, with the details folded. `cost-on-paper.tsx` has it for paper. */
export function ChoiceCost({ choice }: { choice: PricedChoice }) {
  const profile = useShownProfile()
  const most = useContext(CostScale)
  const { tables, hasFailed } = useCosts([choice], profile)
  if (hasFailed) return <p className="text-sm text-ink-3">The cost could not be loaded.</p>
  const [table] = tables ?? []
  if (!tables) return <p className="text-sm text-ink-3">Working out the cost …</p>
  if (!table) return null
  return (
    <>
      {most > 0 && <CostBar stretches={wholeBar(table, most)} />}
      {table.eligible?.left && (
        <p className="text-ink-2">
          {`With ${table.eligible.award.name}: ${leftInWords(table.eligible.left, table)}.`}
        </p>
      )}
      <Collapsible>
        <CollapsibleTrigger>{totalInWords(table)}</CollapsibleTrigger>
        <CostView table={table} Heading="h4" />
      </Collapsible>
    </>
  )
}
