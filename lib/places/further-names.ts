import type { NamedCountry } from './schema'

/** The languages in which people name their country. */
const LANGUAGES = 'en pt es fr de it nl id tr pl ar fa ur zh zh-Hant ja ko hi bn vi ru uk'.split(' ')

let inLanguages: Intl.DisplayNames[] | null = null
const known = new Map<string, readonly string[]>()

/** The names of a country in each of the languages, as far as this engine has them. The first call takes a while. */
function namesInLanguages(code: string): readonly string[] {
  // Codes of several countries are none of ISO 3166.
  if (code.length !== 2) return []
  inLanguages ??= LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const names = known.get(code) ?? inLanguages.flatMap((language) => language.of(code.toUpperCase()) ?? [])
  known.set(code, names)
  return names
}

/**
 * Countries with all that their people call them and themselves in other languages. They are many, so they are looked at
 * only where a text is no name without them.
 * @param words further words by code, separated by commas
 */
export const withNamesOfPlaces = <Country extends NamedCountry>(
  countries: readonly Country[],
  words: Readonly<Record<string, string>>,
): Country[] =>
  countries.map((country) => ({
    ...country,
    further: [...namesInLanguages(country.code), ...(words[country.code]?.split(',') ?? [])],
  }))
