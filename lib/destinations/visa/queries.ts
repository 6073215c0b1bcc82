import 'server-only'
import { z } from 'zod'
import { readData } from '../../read-data'
import { listVisaRules } from '../../facts/queries'
import type { VisaAndLiving } from '../../facts/visa-rule'
import { getCountry } from '../../places/queries'
import { CountryVisaSchema, type CountryVisa } from './schema'

const countries = readData('visa-rules', z.array(CountryVisaSchema))
const byCountry = new Map(countries.map((visa) => [visa.country, visa]))

/** The visa and work rules of a country; null where they have not been checked. */
export function getVisa(country: string): CountryVisa | null {
  return byCountry.get(country) ?? null
}

/** The shorter rules of the other countries, by name. */
export function getOtherVisas(): { name: string; visa: VisaAndLiving }[] {
  return listVisaRules()
    .filter(({ country }) => !byCountry.has(country))
    .map((visa) => ({ name: getCountry(visa.country).name, visa }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
