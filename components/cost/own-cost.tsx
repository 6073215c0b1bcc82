'use client'

import { useEffect } from 'react'
import { levelWord } from '@/lib/facts/words'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import type { PricedChoice } from './cost-choice'
import { CostView } from './cost-view'
import { CurrencyChoice } from './currency-choice'
import { useCosts } from './use-costs'

/** All of what a choice costs the visitor of the kept profile, in their currency. */
export function OwnCost({ choice }: { choice: PricedChoice }) {
  useEffect(followProfile, [])
  const profile = useProfileStore((state) => state.profile)
  const { tables, currency, hasFailed } = useCosts([choice], profile)
  const [table] = tables ?? []
  if (hasFailed) return <p className="mt-2">The cost could not be loaded: reload the page to try again.</p>
  if (!tables) return <p className="mt-2">Working out the cost …</p>
  if (!table) return <p className="mt-2">The cost is not known.</p>
  return (
    <>
      <p className="mt-2 text-ink-2">{`For a ${levelWord(choice.level)} degree.`}</p>
      <div className="mt-2 mb-3">
        <CurrencyChoice currency={currency} />
      </div>
      <CostView table={table} />
    </>
  )
}
