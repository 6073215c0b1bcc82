import { normaliseText } from '../text/normalise-text'
import type { NamedCountry } from './schema'

type Find = (text: string) => string | null

/** A name with further words that people type for it. Countries and subjects have such names. */
export type Names = {
  name: string
  aliases: readonly string[]
  demonyms?: readonly string[]
  moreNames?: readonly string[]
}

/** Everything that people call a country or its people. */
export function namesOfCountry({ name, aliases, demonyms = [], moreNames = [] }: Names): readonly string[] {
  return [name, ...aliases, ...demonyms, ...moreNames]
}

/**
 * A function from any name of a country or its people to the country's code: "Nigeria", "Nigerian", "Deutschland". Null for
 * a name that no country has, or that several have. Case and accents do not matter.
 */
export function countryNameFinder(countries: readonly NamedCountry[]): Find {
  const codes = new Map<string, string | null>()
  for (const country of countries)
    for (const name of namesOfCountry(country).map(normaliseText)) {
      const known = codes.get(name)
      codes.set(name, known === undefined || known === country.code ? country.code : null)
    }
  return (text) => codes.get(normaliseText(text)) ?? null
}

/** The same. A code finds its country too. */
export function countryFinder(countries: readonly NamedCountry[]): Find {
  return countryNameFinder(
    countries.map((country) => ({ ...country, aliases: [country.code, ...country.aliases] })),
  )
}
