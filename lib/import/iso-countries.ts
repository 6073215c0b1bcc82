import isoCountries from './iso-countries.json'

/** Names and three letters of ISO 3166, and names of common lists, that our table of countries lacks, by code. */
const CODES = new Map(Object.entries(isoCountries))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/**
 * The code of a country by a name or three letters as lists print them: "Korea, Republic of", "China (Mainland)", "GBR".
 * @param findCountry knows the countries that there are
 */
export function findByIsoName(text: string, findCountry: (name: string) => string | null): string | null {
  const name = plain(text)
  const code = CODES.get(name)
  if (code) return findCountry(code)
  return findCountry(name.replace(/^the | the$/g, ''))
}
