import { normaliseText } from '../text/normalise-text'
import type { Country } from './schema'

/** A function from what people write for a country (a code, its name, a common short name) to its code, or null. */
export function countryFinder(countries: readonly Country[]): (text: string) => string | null {
  const byName = new Map(
    countries.flatMap((country) =>
      [country.code, country.name, ...country.aliases].map(
        (name) => [normaliseText(name), country.code] as const,
      ),
    ),
  )
  return (text) => byName.get(normaliseText(text)) ?? null
}
