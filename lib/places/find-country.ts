import { normaliseText } from '../text/normalise-text'
import type { NamedCountry } from './schema'

type Find = (text: string) => string | null

/** A function from a country's name or other common name to its code, or null. Case and accents do not matter. */
export function countryNameFinder(countries: readonly NamedCountry[]): Find {
  const codes = new Map(
    countries.flatMap(({ code, name, aliases }) =>
      [name, ...aliases].map((known) => [normaliseText(known), code] as const),
    ),
  )
  return (text) => codes.get(normaliseText(text)) ?? null
}

/** The same, and a code stands for its country too. */
export function countryFinder(countries: readonly NamedCountry[]): Find {
  return countryNameFinder(
    countries.map((country) => ({ ...country, aliases: [country.code, ...country.aliases] })),
  )
}
