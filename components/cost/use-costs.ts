import { useSender } from '@/components/content/sender'
import { useLoaded } from '@/components/ui/use-loaded'
import { useToday } from '@/components/ui/use-today'
import { currencyFor, readCurrency } from '@/lib/money/chosen-currency'
import type { CostTable } from '@/lib/cost/cost'
import { personOf } from '@/lib/cost/person'
import { loadPricedPlaces, placesFor, tableOf, type PricedPlace } from '@/lib/cost/priced-places'
import type { Profile } from '@/lib/eligibility/profile'
import { wishesOf } from '@/lib/tasks/wishes'
import { useKept } from '@/components/ui/use-kept'
import { chosenOf, type PricedChoice } from './cost-choice'

/** The cost of each choice for the person of a profile. `tables` is null until the files are loaded. */
type Costs = {
  /** In the order of the choices; null for a place that this catalogue lacks. */
  tables: readonly (CostTable | null)[] | null
  /** What the tables follow from, with the awards that can be used there. */
  places: readonly (PricedPlace | null)[] | null
  currency: string
  /** Units of each currency for a US dollar. */
  rates: Readonly<Record<string, number>>
  hasFailed: boolean
}

export function useCosts(choices: readonly PricedChoice[], profile: Profile): Costs {
  const chosen = choices.map(chosenOf)
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
  const planned = choices.flatMap(({ awards, start = null, added }) =>
    awards && added ? [{ awards, start, added }] : [],
  )
  const wishes = files && planned.length === choices.length ? wishesOf(planned, files, today) : []
  const places = files && placesFor(files, profile, { currency, today, sender, wishes })
  const tables = places && places.map(tableOf)
  const rates = files?.head.rates.rates ?? {}
  return { tables, places, currency, rates, hasFailed }
}
