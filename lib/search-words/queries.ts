import 'server-only'
import { z } from 'zod'
import { CURRENCIES } from '../money/currencies'
import { CURRENCY_NAMES, currencyNamed, isOrdinaryWord } from '../money/currency-names'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { listData, readData } from '../read-data'
import { getSubjects } from '../subjects/queries'
import { normaliseText } from '../text/normalise-text'
import { countryPhrases, isTelling, keysOf } from './country-phrases'
import { encodeSearchWords } from './file'
import type { FurtherNames, FurtherPhrase } from './further-phrases'
import { wordsOfSubjects } from './subject-words'
import { FILLERS, isSmallWord } from './words'

/** Codes that are words of a search too: "under 20000 all countries". */
const WORDS = new Set('ALL BOB CUP GEL MAD MOP PEN RON'.split(' '))
/** The currencies in which a sum may be typed. */
const TYPED = CURRENCIES.map(({ code }) => code).filter((code) => !WORDS.has(code))

/** The words that typed searches are read with, beside the names of countries, as browsers get them. */
export const getSearchWordsFile = oncePerProcess('search-words', () => {
  const { rates } = getExchangeRates()
  const rareSynonyms = readData('rare-synonyms', z.array(z.string()))
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

const PhrasesSchema = z.strictObject({
  asks: z.array(
    z.strictObject({
      value: z.string(),
      label: z.string(),
      words: z.string(),
      section: z.string().default(''),
      href: z.string().default(''),
    }),
  ),
  filters: z.array(
    z.strictObject({
      kind: z.enum(['sector', 'mode', 'length']),
      value: z.string(),
      label: z.string(),
      words: z.string(),
    }),
  ),
  money: z.record(z.string(), z.string()),
  /** Further names of countries by code: short forms, and words with the endings of their language. */
  countryNames: z.record(z.string(), z.string()),
  /** Names of cities in other languages, by the English one. */
  cityNames: z.record(z.string(), z.string()),
  /** Names of countries as they are often misspelt, by code. */
  misspellings: z.record(z.string(), z.string()),
  groups: z.array(
    z.strictObject({ countries: z.string(), region: z.string(), label: z.string(), words: z.string() }),
  ),
  /** Words that are others without their accents: "mỹ" and "my". */
  accented: z.record(z.string(), z.string()),
  languages: z.record(z.string(), z.record(z.string(), z.string())),
})

/** The tests that people ask to do without, each with where it stands. */
const TESTS = {
  IELTS: 'english',
  TOEFL: 'english',
  'English test': 'english',
  GRE: 'graduate',
  GMAT: 'graduate',
}
const NOT_NEEDED =
  'without *,no *,* not needed,* not required,no * required,* optional,* waiver,* waived,* exempt,not *,* free,minus *'
const ANCHORS: Readonly<Record<string, string>> = {
  GRE: 'gre',
  GMAT: 'gmat',
}

const withoutTests = Object.entries(TESTS).map(([test, page]): FurtherPhrase => {
  const anchor = ANCHORS[test] ?? 'when-you-may-not-need-a-test'
  const words = keysOf(NOT_NEEDED.replaceAll('*', test)).join()
  return ['ask', `no ${normaliseText(test)}`, words, `Without ${test}`, '', `/tests/${page}#${anchor}`]
})

/** The names of currencies in all languages, but for signs, and for words of the language too. */
function currencyPhrases(): FurtherPhrase[] {
  const named = CURRENCY_NAMES.filter(
    (name) => !/^.$|^[a-z]{2}$|[^\p{L}\p{M} ]/u.test(name) && !isOrdinaryWord(name),
  )
  return TYPED.map((code) => {
    const words = named.filter((name) => currencyNamed(name)?.own === code && name !== code.toLowerCase())
    return ['money', code, keysOf(words).join()]
  })
}

/** Words that awards share, so that without them the name is the shorter one that people type. */
const AWARD_WORDS =
  / (scholarships?|fellowships?|awards?|grants?|programmes?|programs?|bursar(y|ies)|fund|foundation|trust)( |$).*$/

/** Words with which the names of several awards begin, though they name none. */
const OF_MANY = /^(great|regional|excellence|merit|presidential|scholarship|international)$/

/** Short forms in capitals with which a name begins, or that stand in brackets in it: "DAAD ...", "... (GKS-G)". */
const shortForms = (name: string) =>
  [...name.matchAll(/^[A-Z]{4,}\b|(?<=\()[A-Z]{3,}(?=[-)])/g)].map(([short]) => short.toLowerCase())

const NamedAwards = z.array(z.object({ id: z.string(), name: z.string() }))

/** The award that a short name means; a search of all awards where it is that of several. */
function awardPhrases(): FurtherPhrase[] {
  const named = new Map<string, { id: string; name: string }[]>()
  const awards = listData('scholarships').flatMap((name) => readData(name, NamedAwards))
  for (const { id, name } of awards) {
    const key = normaliseText(name)
    const short = key.replace(AWARD_WORDS, '')
    const told = isTelling(short) && !OF_MANY.test(short) ? short : key
    for (const words of new Set([told, ...shortForms(name)]))
      named.set(words, [...(named.get(words) ?? []), { id, name }])
  }
  return [...named].map(([words, [first, ...others]]) =>
    others.length === 0 && first
      ? ['page', `/scholarships/${first.id}`, words, first.name]
      : [
          'page',
          `/scholarships?tab=browse&search=${words.replace(/ /g, '+')}`,
          words,
          `Scholarships: “${words}”`,
        ],
  )
}

/**
 * Rare names of subjects, those in other languages, countries in other languages, questions, and the names of awards: with
 * them words that are not understood are read.
 */
export const getFurtherNames = oncePerProcess('further-names', (): FurtherNames => {
  const phrases = readData('search-phrases', PhrasesSchema)
  const { accented, cityNames, groups, asks, filters, money, languages } = phrases
  const foreign = Object.values(languages).flatMap((words) => Object.entries(words))
  return {
    subjects: getSubjects().map(({ slug, otherNames, synonyms, ordinary }) => {
      const telling = synonyms.filter((word) => !ordinary.includes(word))
      return [slug, otherNames.join(), telling.join()] as const
    }),
    phrases: [
      ...foreign.flatMap(([english, words]): FurtherPhrase[] =>
        isSmallWord(english)
          ? [
              [
                'small',
                english,
                keysOf(words)
                  .filter((word) => !FILLERS.has(word))
                  .join(),
              ],
            ]
          : [],
      ),
      ...Object.entries(accented).map(([word, english]): FurtherPhrase => ['accented', english, word]),
      ...currencyPhrases(),
      ...Object.entries(money).map(([value, words]): FurtherPhrase => ['money', value, keysOf(words).join()]),
      ...withoutTests,
      ...asks.map(({ value, label, words, section, href }): FurtherPhrase => [
        'ask',
        value,
        keysOf(words).join(),
        label,
        section,
        href,
      ]),
      ...filters.map(({ kind, value, label, words }): FurtherPhrase => [
        kind,
        value,
        keysOf(words).join(),
        label,
      ]),
      ...groups.map(({ countries, region, label, words }): FurtherPhrase => [
        'country',
        countries,
        keysOf(words).join(),
        label,
        region,
      ]),
      ...countryPhrases(phrases),
      ...foreign.flatMap(([english, words]): FurtherPhrase[] =>
        isSmallWord(english)
          ? []
          : [[english === 'not needed' ? 'lacking' : 'as', english, keysOf(words).join()]],
      ),
      ...Object.entries(cityNames).map(([city, words]): FurtherPhrase => ['as', city, keysOf(words).join()]),
      ...awardPhrases(),
    ],
  }
})
