import 'server-only'
import type { Fact } from '../../facts/fact'
import { jurisdictionOf } from '../../facts/jurisdiction'
import { getRequirements } from '../../facts/queries'
import { requirementsToApply, type Requirement } from '../../facts/requirement'
import { getExchangeRates } from '../../money/queries'
import type { ExchangeRates } from '../../money/schema'
import { getSmallCountryMap } from '../../places/maps/atlas'
import type { CountryMapData } from '../../places/maps/country-map'
import { getCountryFees, getPrices, getSimilarUniversities, getSource } from '../queries'
import { citeSources, type ProfileData } from '../record/provenance'
import type { University } from '../record/schema'
import type { Similar } from '../similar'
import type { CountryFees } from './country-fees'

/** What holds for a university because of its country. */
export type CountryContext = {
  fees: CountryFees
  prices: Fact<number> | null
  /** Tests and certificates that its universities, or this one, ask for besides the application. */
  requirements: readonly Requirement[]
}

/** All that the page of a university draws of it. */
export type ProfilePage = {
  profile: ProfileData
  context: CountryContext
  rates: ExchangeRates
  map: CountryMapData | null
  similar: Similar[]
}

const SHOWN_SIMILAR = 6

/** The page of a university: its record with sources, its country, its position and those that are similar. */
export function getProfilePage(university: University): ProfilePage {
  const { coordinates, countryCode } = university
  const jurisdiction = jurisdictionOf(university)
  return {
    profile: { university, sources: citeSources(university, getSource) },
    context: {
      fees: getCountryFees(jurisdiction),
      prices: getPrices(jurisdiction),
      requirements: requirementsToApply(getRequirements(), { id: university.id, country: jurisdiction }),
    },
    rates: getExchangeRates(),
    map: coordinates && getSmallCountryMap(countryCode, coordinates),
    similar: getSimilarUniversities(university, SHOWN_SIMILAR),
  }
}
