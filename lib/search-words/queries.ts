import 'server-only'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { getSubjects } from '../subjects/queries'
import { encodeSearchWords } from './file'
import type { FurtherNames } from './further-names'
import { wordsOfSubjects } from './subject-words'

/** The currencies in which visitors state what they can pay. */
const CURRENCIES =
  'AED AUD BDT BRL CAD CHF CNY CZK DKK EUR GBP GHS HKD HUF INR JPY KES KRW MXN MYR NGN NOK NZD PKR PLN SAR SEK SGD TRY USD ZAR'.split(
    ' ',
  )

/** The words that typed searches are read with, beside the names of countries, as browsers get them. */
export const getSearchWordsFile = oncePerProcess('search-words', () => {
  const { rates } = getExchangeRates()
  const { words, modifiers } = wordsOfSubjects(getSubjects())
  return encodeSearchWords({
    modifiers,
    // Four digits are enough for the bounds that people type.
    rates: Object.fromEntries(
      CURRENCIES.flatMap((code) => (rates[code] ? [[code, Number(rates[code].toPrecision(4))]] : [])),
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
