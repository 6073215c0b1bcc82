import 'server-only'
import rareSynonyms from '@/data/rare-synonyms.json'
import { CURRENCIES } from '../money/currencies'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { getSubjects } from '../subjects/queries'
import { encodeSearchWords } from './file'
import type { FurtherNames } from './further-names'
import { wordsOfSubjects } from './subject-words'

/** Codes that are words of a search too: "under 20000 all countries". */
const WORDS = new Set('ALL BOB CUP GEL MAD MOP PEN RON'.split(' '))
/** The currencies in which a sum may be typed. */
const TYPED = CURRENCIES.map(({ code }) => code).filter((code) => !WORDS.has(code))

/** The words that typed searches are read with, beside the names of countries, as browsers get them. */
export const getSearchWordsFile = oncePerProcess('search-words', () => {
  const { rates } = getExchangeRates()
  const { words, modifiers } = wordsOfSubjects(getSubjects(), new Set(rareSynonyms))
  return encodeSearchWords({
    modifiers,
    // Four digits are enough for the bounds that people type.
    rates: Object.fromEntries(
      TYPED.flatMap((code) => (rates[code] ? [[code, Number(rates[code].toPrecision(4))]] : [])),
    ),
    subjects: getSubjects().map(({ slug, name }) => [slug, name, words.get(slug)?.join() ?? '']),
  })
})

/** Rare names of subjects, and those in other languages, with which words that are not understood are read. */
export function getFurtherNames(): FurtherNames {
  return getSubjects().map(({ slug, otherNames, synonyms, ordinary }) => {
    const telling = synonyms.filter((word) => !ordinary.includes(word))
    return [slug, otherNames.join(), telling.join()] as const
  })
}
