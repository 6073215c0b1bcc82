import { useKept } from '@/components/ui/use-kept'
import { useLoaded } from '@/components/ui/use-loaded'
import { readCurrency } from '@/lib/money/chosen-currency'
import { useProfileStore } from '@/lib/matcher/profile-store'
import type { PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'
import type { Sender } from '@/lib/plan/sender'
import { briefSender, senderOf } from '@/lib/tasks/plan-sender'

/**
 * What the visitor's plan says of them when it is sent; null until it is worked out. Where the facts can't be loaded, it
 * is the little that is known without them.
 */
export function useOwnSender(plan: Plan, choices: readonly PlanChoice[], today: string): Sender | null {
  const profile = useProfileStore((state) => state.profile)
  const currency = useKept(readCurrency, null)
  // Notes and ticks change nothing of it.
  const key = JSON.stringify([choices.map(({ id, level }) => [id, level]), profile, currency, today])
  const found = useLoaded(key, () =>
    senderOf(plan, choices, { profile, currency }, today).catch(() => briefSender({ profile, currency })),
  )
  return found?.key === key ? found.value : null
}
