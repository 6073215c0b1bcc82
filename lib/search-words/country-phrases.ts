import 'server-only'
import { withNamesOfPlaces } from '../places/further-names'
import {
  getCountries,
  getFurtherCountryWords,
  getFurtherDemonyms,
  getWorldCountries,
} from '../places/queries'
import { normaliseText } from '../text/normalise-text'
import type { FurtherPhrase } from './further-phrases'

/** Each phrase once, as typed words are compared. @param list phrases, or a text with commas between them */
export const keysOf = (list: string | readonly string[]) =>
  [...new Set((typeof list === 'string' ? list.split(',') : list).map(normaliseText))].filter(Boolean)

/** Words of two letters or less, and of three in Latin letters, mean too much else: "my", "uc", "duc". */
export const isTelling = (key: string) => !/^[a-z]{1,3}$/.test(key) && key.length > 1

/**
 * The names of a country without universities: its own each as the place of that name, which texts have, "Bonaire" and "Saba".
 * Of the others those of several Latin words are left out: small words of one language are names in another.
 */
function homePhrases(
  { code, name, own }: { code: string; name: string; own: readonly string[] },
  others: readonly string[],
): FurtherPhrase[] {
  const further = others.filter((word) => isTelling(word) && (!word.includes(' ') || /[^ -~]/.test(word)))
  return [
    ...own.map((word): FurtherPhrase => ['home', code, word, name, word]),
    ['home', code, [...new Set(further)].join(), name, normaliseText(name)],
  ]
}

/** By code, separated by commas: further names, and what is often typed as one. */
type Written = Readonly<Record<'countryNames' | 'misspellings', Readonly<Record<string, string>>>>

/**
 * The further names of each country and its people, misspelt ones that are no name of it in any language, and all names of
 * countries without universities.
 */
export function countryPhrases({ countryNames, misspellings }: Written): FurtherPhrase[] {
  const catalogued = new Set(getCountries().map(({ code }) => code))
  const inLanguages = withNamesOfPlaces(getWorldCountries(), {})
  const words = getFurtherCountryWords()
  const peoples = getFurtherDemonyms()
  return inLanguages.flatMap(
    ({ code, further = [], name, aliases, demonyms = [], moreNames = [] }): FurtherPhrase[] => {
      const ownNames = keysOf([name, ...aliases, ...moreNames, ...further])
      const known = new Set(keysOf([name, ...aliases, ...demonyms, ...moreNames]))
      const names = [
        ...keysOf([...further, ...(words[code] ?? '').split(',')]).filter(isTelling),
        ...keysOf(countryNames[code] ?? ''),
      ]
      // Spanish "india" is a woman as well.
      const people = new Set(keysOf(peoples[code] ?? '').filter((word) => !ownNames.includes(word)))
      if (!catalogued.has(code))
        return homePhrases({ code, name, own: keysOf([name, ...aliases, ...moreNames]) }, [
          ...keysOf(demonyms),
          ...names,
          ...people,
        ])
      const rows: [FurtherPhrase[0], readonly string[]][] = [
        ['country', names.filter((word) => !people.has(word) && !known.has(word))],
        ['people', [...people].filter(isTelling)],
        [
          'misspelt',
          keysOf(misspellings[code] ?? '').filter((word) => !names.includes(word) && !known.has(word)),
        ],
      ]
      return rows.flatMap(([kind, all]) => {
        const own = [...new Set(all)]
        return own.length > 0 ? [[kind, code, own.join()] as const] : []
      })
    },
  )
}
