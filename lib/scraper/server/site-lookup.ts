import 'server-only'
import { env } from '../../env'
import { getCountries } from '../../places/queries'
import { getRecordsOf, getUniversities } from '../../universities/queries'
import type { KnownSite, SiteLookup } from '../shared/answers'
import { matchSite } from '../shared/proof/match-site'
import type { Target } from '../shared/proof/reading-fields'
import { ourAwards, ourProgrammes, ourValues } from './our-records'

const MOST = 5

/**
 * The universities of the catalogue whose website the address belongs to, the closest first, and what else the catalogue
 * has to compare a reading with.
 */
export function lookUpSite(address: string, reads: Target = 'university'): SiteLookup {
  const countries = getCountries()
  const currencies = new Map(countries.map(({ code, currency }) => [code, currency]))
  const matches = matchSite(address, getUniversities())
    .slice(0, MOST)
    .flatMap(({ id, name, country, countryCode, website }): KnownSite[] => {
      const currency = currencies.get(countryCode)
      const record = getRecordsOf(countryCode).find((own) => own.id === id)
      const values = record ? ourValues(record) : []
      return website && currency ? [{ id, name, country, website, currency, values }] : []
    })
  const [first] = matches
  return {
    matches,
    countries: countries.map(({ code, name, currency }) => ({ code, name, currency })),
    programmes: reads === 'programmes' && first ? ourProgrammes(first.id) : [],
    awards: reads === 'scholarship' ? ourAwards(address, first?.id ?? null) : [],
    correctionsAt: env.CORRECTIONS_REPOSITORY,
  }
}
