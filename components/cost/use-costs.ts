import { useEffect, useState } from 'react'
import { useSender } from '@/components/content/sender'
import { useToday } from '@/components/ui/use-today'
import type { ChosenPlace } from '@/lib/study/load-choice'
import { currencyFor } from '@/lib/money/chosen-currency'
import type { CostTable } from '@/lib/cost/cost'
import { personOf } from '@/lib/cost/person'
import { loadPricedPlaces, tablesOf, type PricedPlaces } from '@/lib/cost/priced-places'
import type { Profile } from '@/lib/eligibility/profile'
import { useKept } from '@/components/ui/use-kept'
import { readCurrency } from '@/lib/money/chosen-currency'

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
  const [loaded, setLoaded] = useState<{ key: string; files: PricedPlaces | null } | null>(null)
  const chosenCurrency = useKept(readCurrency, null)
  const today = useToday('')
  const sender = useSender()
  useEffect(() => {
    let isCurrent = true
    const keep = (files: PricedPlaces | null) => {
      if (isCurrent) setLoaded({ key, files })
    }
    loadPricedPlaces(JSON.parse(key) as ChosenPlace[]).then(keep, () => keep(null))
    return () => {
      isCurrent = false
    }
  }, [key])
  const files = loaded?.key === key && today !== '' ? loaded.files : null
  const hasFailed = loaded?.key === key && loaded.files === null
  const currency = currencyFor(
    sender?.currency ?? chosenCurrency,
    personOf(profile),
    files?.head.currencies ?? {},
  )
  const tables = files && tablesOf(files, profile, { currency, today, sender })
  const rates = files?.head.rates.rates ?? {}
  return { tables, currency, rates, hasFailed }
}
