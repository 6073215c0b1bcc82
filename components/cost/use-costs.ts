import { useSender } from '@/components/content/sender'
import { useLoaded } from '@/components/ui/use-loaded'
import { useToday } from '@/components/ui/use-today'
import type { ChosenPlace } from '@/lib/study/load-choice'
import { currencyFor, readCurrency } from '@/lib/money/chosen-currency'
import type { CostTable } from '@/lib/cost/cost'
import { personOf } from '@/lib/cost/person'
import { loadPricedPlaces, tablesOf } from '@/lib/cost/priced-places'
import type { Profile } from '@/lib/eligibility/profile'
import { useKept } from '@/components/ui/use-kept'

/** The cost of each choice for the person of a profile. `tables` is null until the files are loaded. */
type Costs = {
  /** In the order of the choices; null for a place that this catalogue lacks. */
  tables: readonly (CostTable | null)[] | null
  currency: string
  /** Units of each currency for a US dollar. */
  rates: Readonly<Record<string, number>>
  hasFailed: boolean
}

export function useCosts(chosen: readonly ChosenPlace[], profile: Profile): Costs {
  const key = JSON.stringify(chosen)
  const loaded = useLoaded(key, () => loadPricedPlaces(chosen).catch(() => null))
  const chosenCurrency = useKept(readCurrency, null)
  const today = useToday('')
  const sender = useSender()
  const files = loaded?.key === key && today !== '' ? loaded.value : null
  const hasFailed = loaded?.key === key && loaded.value === null
  const currency = currencyFor(
    sender?.currency ?? chosenCurrency,
    personOf(profile),
    files?.head.currencies ?? {},
  )
  const tables = files && tablesOf(files, profile, { currency, today, sender })
  const rates = files?.head.rates.rates ?? {}
  return { tables, currency, rates, hasFailed }
}
