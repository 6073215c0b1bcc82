'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { Input } from '@/components/ui/input'
import { useState, type ReactNode } from 'react'
import { CostLegend } from '@/components/content/cost-bar'
import { Hint } from '@/components/content/hint'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import {
  compareTotals,
  splitByBound,
  UNKNOWN_COSTS,
  type Costs,
  dollarsOf,
  shownAmount,
  type Bound,
} from '@/lib/cost/order'
import { wholeBar, type CostStretch } from '@/lib/cost/bars'
import type { CostTable } from '@/lib/cost/cost'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { count, formatCount } from '@/lib/text/format'
import { CostScale } from './choice-cost'
import type { PricedChoice } from './cost-choice'
import { CurrencyChoice } from './currency-choice'
import { useCosts } from './use-costs'

const ORDERS = [
  { value: 'saved', label: 'As I saved them' },
  { value: 'total', label: 'Total, cheapest first' },
] as const

type Order = (typeof ORDERS)[number]['value']

type Listed = PricedChoice & { key: string }

type ChoiceListProps<Choice> = { choices: readonly Choice[]; children: (choice: Choice) => ReactNode }

/** The choices of a plan, which the total of each puts in order and a bound parts. None is left out. */
export function ChoiceList<Choice extends Listed>({ choices, children }: ChoiceListProps<Choice>) {
  const { costs, bars, currency, rates, hasFailed } = useKnownCosts(choices)
  const [order, setOrder] = useState<Order>('saved')
  const [bound, setBound] = useState<Bound | null>(null)
  const rows = choices.map((choice) => ({ choice, costs: costs?.get(choice.key) ?? UNKNOWN_COSTS }))
  const isAsked = choices.length > 1 && costs !== null
  const sorted =
    isAsked && order === 'total' ? [...rows].sort((a, b) => compareTotals(a.costs, b.costs)) : rows
  const highest = isAsked && bound ? dollarsOf(bound, rates) : null
  const { within, unknown, above } = splitByBound(sorted, highest)
  const unit = currency in rates ? currency : 'USD'
  const most = Math.max(0, ...rows.map(({ costs: { dollars } }) => dollars?.likely ?? 0))
  const draw = (some: typeof rows) => (
    <ul className="mb-4 grid gap-3">{some.map(({ choice }) => children(choice))}</ul>
  )
  return (
    <CostScale value={most}>
      {choices.length === 1 && <CurrencyChoice currency={currency} />}
      {/* It has its place before it can be used, so that nothing moves. */}
      {choices.length > 1 && !hasFailed && (
        <fieldset
          className="mb-4 flex min-w-0 flex-wrap items-end gap-3 [&>label]:max-w-full max-sm:[&>label]:w-full sm:[&>label]:min-w-56"
          disabled={costs === null}
        >
          <legend className="sr-only">Sort and limit the choices</legend>
          <SelectField
            label="Order"
            options={ORDERS}
            value={order}
            onChange={(next) => setOrder(next || 'saved')}
          />
          <Field label={`At most, a year in ${unit}`}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              placeholder="No bound"
              value={bound ? shownAmount(bound, unit, rates) : ''}
              onChange={({ currentTarget: { value } }) =>
                setBound(value ? { text: value, currency: unit } : null)
              }
            />
          </Field>
          <CurrencyChoice currency={currency} />
        </fieldset>
      )}
      <Hint role="status">
        {isAsked &&
          bound &&
          (highest === null
            ? 'That is no sum that we can read: write it as 20000.'
            : `${formatCount(within.length)} of ${count(rows.length, 'choice')} cost at most that in total.`)}
      </Hint>
      {draw(within)}
      {unknown.length > 0 && (
        <Collapsible>
          <CollapsibleTrigger>{`Not known (${unknown.length})`}</CollapsibleTrigger>
          {draw(unknown)}
        </Collapsible>
      )}
      {above.length > 0 && (
        <Collapsible>
          <CollapsibleTrigger>{`More than that (${above.length})`}</CollapsibleTrigger>
          {draw(above)}
        </Collapsible>
      )}
      {most > 0 && (
        <figure className="text-sm text-ink-3">
          <CostLegend bars={bars} />
          <p className="mt-2">For the whole degree, on one scale. The flight is left out.</p>
        </figure>
      )}
    </CostScale>
  )
}

/**
 * The cost of each choice, by key; null until it is known. While a change is worked out, the earlier costs stay, so
 * that no card moves from under the visitor.
 */
function useKnownCosts(choices: readonly Listed[]) {
  const profile = useShownProfile()
  const { tables, currency, rates, hasFailed } = useCosts(choices, profile)
  const [kept, setKept] = useState({ told: '', currency, rates })
  if (tables !== null) {
    const known: Known[] = choices.map(({ key }, at) => {
      const table = tables[at] ?? null
      return { key, costs: costsOf(table), bar: table ? wholeBar(table, table.dollars?.likely ?? 0) : [] }
    })
    const told = JSON.stringify(known)
    if (told !== kept.told || currency !== kept.currency || rates !== kept.rates)
      setKept({ told, currency, rates })
  }
  const known = kept.told === '' || hasFailed ? null : (JSON.parse(kept.told) as Known[])
  return {
    ...kept,
    costs: known && new Map(known.map(({ key, costs }) => [key, costs])),
    bars: (known ?? []).map(({ bar }) => bar),
    hasFailed,
  }
}

type Known = { key: string; costs: Costs; bar: readonly CostStretch[] }

const costsOf = (table: CostTable | null): Costs =>
  table ? { dollars: table.dollars, isAtLeast: table.isAtLeast, isUsual: table.isUsual } : UNKNOWN_COSTS
