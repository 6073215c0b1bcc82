'use client'

import { Button } from '@/components/ui/button'
import { EMPTY_PLAN, isEmptyPlan } from '@/lib/plan/plan'
import { listPlans } from '@/lib/plan/kept-plans'
import { addPlan, openPlan, usePlanStore } from '@/lib/plan/plan-store'

/** More make a list that nobody reads. */
const MOST_PLANS = 60

/** The plans of this device, of which one is open. Somebody with one plan sees a single button for another. */
export function PlanChoice() {
  const kept = usePlanStore()
  const plans = listPlans(kept)
  if (plans.length === 1 && isEmptyPlan(kept.plan) && kept.plan.name === '') return null
  return (
    <nav aria-label="Plans on this device" className="mt-4 flex flex-wrap gap-2 print:hidden">
      {plans.length > 1 &&
        plans.map(({ id, plan }, at) => (
          <Button
            key={id}
            size="small"
            className="wrap-anywhere aria-[current]:border-accent aria-[current]:bg-accent-soft"
            aria-current={id === kept.id ? 'true' : undefined}
            onClick={() => openPlan(id)}
          >
            <span translate="no">{plan.name || `Plan ${at + 1}`}</span>
            <span>{` (${plan.items.length})`}</span>
          </Button>
        ))}
      {plans.length < MOST_PLANS && (
        <Button size="small" onClick={() => addPlan({ ...EMPTY_PLAN, name: `Plan ${plans.length + 1}` })}>
          New plan
        </Button>
      )}
    </nav>
  )
}
