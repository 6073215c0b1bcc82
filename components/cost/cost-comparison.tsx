'use client'

import { wholeBar } from '@/lib/cost/bars'
import { compareTotals } from '@/lib/cost/order'
import { leftInWords, totalInWords } from '@/lib/cost/words'
import { CostBar, CostLegend } from '@/components/content/cost-bar'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { nameInFull } from '@/lib/plan/plan'
import type { CostChoice } from './cost-choice'
import { CurrencyChoice } from './currency-choice'
import { useCosts } from './use-costs'

/** All choices on one scale, the cheapest degree first. A choice without a total comes last. */
export function CostComparison({ choices }: { choices: readonly CostChoice[] }) {
  const profile = useShownProfile()
  const { tables, currency, hasFailed } = useCosts(choices, profile)
  if (hasFailed) return <p className="text-sm text-ink-3">The costs could not be loaded.</p>
  if (!tables) return <p className="text-sm text-ink-3">Working out the costs …</p>
  const rows = choices
    .flatMap((choice, at) => {
      const table = tables[at]
      return table ? [{ choice, table }] : []
    })
    .sort((a, b) => compareTotals(a.table, b.table))
  const most = Math.max(0, ...rows.map(({ table }) => table.dollars?.likely ?? 0))
  const bars = rows.map(({ table }) => wholeBar(table, most))
  return (
    <div className="wrap-anywhere">
      <CurrencyChoice currency={currency} />
      <figure className="mt-3">
        <ol>
          {rows.map(({ choice, table }, at) => (
            <li key={`${choice.kind}:${choice.id}:${choice.level}`} className="mt-3 grid gap-0.5">
              <span>
                <b className="font-semibold">{nameInFull(choice)}</b>
                <span>{`: ${totalInWords(table)}`}</span>
              </span>
              {table.eligible?.left && (
                <span className="text-ink-2">
                  {`With ${table.eligible.award.name}: ${leftInWords(table.eligible.left, table)}.`}
                </span>
              )}
              <CostBar stretches={bars[at] ?? []} label={`${nameInFull(choice)}: ${totalInWords(table)}`} />
            </li>
          ))}
        </ol>
        <CostLegend bars={bars} />
      </figure>
      <p className="mt-2 text-sm text-ink-3">For the whole degree, on one scale. The flight is left out.</p>
    </div>
  )
}
