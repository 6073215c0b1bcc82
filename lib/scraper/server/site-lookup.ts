import 'server-only'
import { getCountries } from '../../places/queries'
import { getRecordsOf, getUniversities } from '../../universities/queries'
import type { KnownSite, SiteLookup } from '../shared/answers'
import { ourValues } from './our-values'
import { matchSite } from '../shared/proof/match-site'

const MOST = 5

/** The universities of the catalogue whose website the address belongs to, the closest first. */
export function lookUpSite(address: string): SiteLookup {
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
  return { matches, countries: countries.map(({ name, currency }) => ({ name, currency })) }
}
