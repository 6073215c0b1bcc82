import 'server-only'
import { z } from 'zod'
import visaData from '@/data/visa-rules.json'
import { CountryVisaSchema, type CountryVisa } from './schema'

const countries = z.array(CountryVisaSchema).parse(visaData)
const byCountry = new Map(countries.map((visa) => [visa.country, visa]))

/** The visa and work rules of a country; null where nobody has checked them. */
export function getVisa(country: string): CountryVisa | null {
  return byCountry.get(country) ?? null
}
