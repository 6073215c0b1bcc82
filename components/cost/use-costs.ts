import { useEffect, useState } from 'react'
import { useToday } from '@/components/ui/use-today'
import type { AwardWorth } from '@/lib/choice/award-worth'
import {
  loadAwardWorths,
  loadChoice,
  loadChoiceHead,
  loadCountryRules,
  type Chosen,
} from '@/lib/choice/load-choice'
import type { ChoiceFacts, ChoiceHead } from '@/lib/choice/choice'
import type { CountryRules } from '@/lib/choice/country-rules'
import { pricedAwards } from '@/lib/cost/awards'
import { currencyFor } from '@/lib/cost/chosen-currency'
import { costOf, type CostTable } from '@/lib/cost/cost'
import { personOf } from '@/lib/cost/person'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { Profile } from '@/lib/eligibility/profile'
import type { MatcherData } from '@/lib/matcher/matcher-file'
import { useCurrency } from './use-currency'

// The server wrote the file from typed data.
const matcherFiles = createResource<MatcherData>(async (version) => {
  const response = await fetchFile(`/catalogue/scholarships/${version}/matcher.json`)
  return response.json() as Promise<MatcherData>
})

type Files = {
  head: ChoiceHead
  matcher: MatcherData
  worths: readonly AwardWorth[]
  /** Null for a place that this catalogue lacks. */
  places: readonly ({ choice: ChoiceFacts; rules: CountryRules } | null)[]
}

async function loadPlace(chosen: Chosen): Promise<Files['places'][number]> {
  const choice = await loadChoice(chosen)
  const rules = choice && (await loadCountryRules(choice.jurisdiction.code))
  return choice && rules && { choice, rules }
}

async function loadFiles(chosen: readonly Chosen[]): Promise<Files> {
  const head = await loadChoiceHead()
  const [matcher, worths, places] = await Promise.all([
    matcherFiles.load(head.scholarships),
    loadAwardWorths(),
    Promise.all(chosen.map(loadPlace)),
  ])
  return { head, matcher, worths, places }
}

/** The cost of each choice for the person of a profile. `tables` is null until the files are loaded. */
type Costs = {
  /** In the order of the choices; null for a place that this catalogue lacks. */
  tables: readonly (CostTable | null)[] | null
  currency: string
  /** The currencies that have a rate. */
  currencies: readonly string[]
  /** Units of each currency for a US dollar. */
  rates: Readonly<Record<string, number>>
  hasFailed: boolean
}

export function useCosts(chosen: readonly Chosen[], profile: Profile): Costs {
  const key = JSON.stringify(chosen)
  const [loaded, setLoaded] = useState<{ key: string; files: Files | null } | null>(null)
  const chosenCurrency = useCurrency()
  const today = useToday('')
  useEffect(() => {
    let isCurrent = true
    const keep = (files: Files | null) => {
      if (isCurrent) setLoaded({ key, files })
    }
    loadFiles(JSON.parse(key) as Chosen[]).then(keep, () => keep(null))
    return () => {
      isCurrent = false
    }
  }, [key])
  const files = loaded?.key === key && today !== '' ? loaded.files : null
  const hasFailed = loaded?.key === key && loaded.files === null
  const person = personOf(profile)
  const currency = currencyFor(chosenCurrency, person, files?.head.currencies ?? {})
  const tables =
    files &&
    files.places.map((place) => {
      if (!place) return null
      const awards = pricedAwards(place.choice, files.worths, profile, files.matcher, today)
      return costOf({ ...place, person, awards, currency, rates: files.head.rates })
    })
  const rates = files?.head.rates.rates ?? {}
  return { tables, currency, currencies: Object.keys(rates).sort(), rates, hasFailed }
}
