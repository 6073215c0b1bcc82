import type { PageSource } from '../content/pages/schema'
import type { CountryMap } from '../places/maps/country-map'
import type { Country } from '../places/schema'
import type { Notice } from '../eligibility/schema'
import type { ScholarshipRow } from '../scholarships/row'
import type { University } from '../universities/record/schema'
import type { CountryCount } from './count-by-country'
import type { DestinationFacts, LivingCost } from './schema'
import type { DestinationTuition } from './tuition'
import type { VisaRule } from './visa/schema'

/** All that the page of a country draws. */
export type Destination = {
  country: Country
  facts: DestinationFacts
  /** The month in which languages and academic years were written down, from general knowledge. */
  editorialMonth: string
  /** How many of the universities have a full record. */
  full: number
  /** All of the country, the best known first. */
  universities: readonly University[]
  scholarships: readonly ScholarshipRow[]
  tuition: DestinationTuition | null
  living: (LivingCost & { usdAYear: { min: number; max: number | null }; cited: PageSource }) | null
  visa: { rules: VisaRule[]; sources: PageSource[] }
  notices: Notice[]
  nearby: CountryCount[]
  /** Null where no university has a known place. */
  map: CountryMap | null
}
