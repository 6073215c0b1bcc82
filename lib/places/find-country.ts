import { normaliseText } from '../text/normalise-text'
import type { NamedCountry } from './schema'

type Find = (text: string) => string | null

/** A name with further words that people type for it. Countries and subjects have such names. */
export type Names = {
  name: string
  aliases: readonly string[]
  demonyms?: readonly string[]
  moreNames?: readonly string[]
  further?: readonly string[]
}

/** Everything that people call a country or its people. */
export function namesOfCountry({ further = [], ...country }: Names): readonly string[] {
  return [...ownNames(country), ...further]
}

const ownNames = ({ name, aliases, demonyms = [], moreNames = [] }: Names) => [
  name,
  ...aliases,
  ...demonyms,
  ...moreNames,
]

/** "Person of" in languages that say so beside the name of the country: 中国人, 한국인, người Việt Nam, orang Indonesia. */
const PERSON = /(人|国籍|國籍|籍|사람|인)$|^(người|orang|warga negara)\s+/iu

function codesByName(
  countries: readonly NamedCountry[],
  namesOf: (country: NamedCountry) => readonly string[],
) {
  const codes = new Map<string, string | null>()
  for (const country of countries)
    for (const name of namesOf(country).map(normaliseText)) {
      const known = codes.get(name)
      codes.set(name, known === undefined || known === country.code ? country.code : null)
    }
  return codes
}

/**
 * A function from any name of a country or its people to the country's code: "Nigeria", "Nigerian", "Deutschland". Null for
 * a name that no country has, or that several have. Case and accents do not matter. A further name counts where it is no
 * other country's own.
 */
export function countryNameFinder(countries: readonly NamedCountry[]): Find {
  const own = codesByName(countries, ownNames)
  const further = codesByName(countries, ({ further: names = [] }) => names)
  const find = (text: string) => {
    const name = normaliseText(text)
    const code = own.get(name)
    return (code === undefined ? further.get(name) : code) ?? null
  }
  return (text) => find(text) ?? find(text.normalize('NFC').trim().replace(PERSON, ''))
}

/** The same. A code finds its country too. */
export function countryFinder(countries: readonly NamedCountry[]): Find {
  const codes = new Set(countries.map(({ code }) => code))
  const find = countryNameFinder(countries)
  return (text) => {
    const code = text.trim().toLowerCase()
    return codes.has(code) ? code : find(text)
  }
}
