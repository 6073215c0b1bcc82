import { runAtOnce, type Steps } from '../steps'
import { normaliseText } from '../text/normalise-text'
import { beginningsOf } from './beginnings'
import type { Cut, ReadOrigin } from './cut'
import type { AskedPage, Meaning, OwnMeaning } from './meaning'
import { indexNames, isInNames, type NameIndex } from './names'
import { fameOfPlaces, placesOf, placesWithin, type NamedPlace } from './record-places'
import type { Token } from './tokens'
import {
  byLetter,
  errorsAllowed,
  isMuchCommoner,
  nearestWord,
  typingErrors,
  type WordsByLetter,
} from './typing-errors'
import {
  CITY_NAMES,
  FILLERS,
  MODIFIERS,
  NEGATIONS,
  NOT_COUNTRIES,
  ORDINARY_PLACES,
  plainPhrases,
  QUESTIONS,
} from './words'

/** What the words of a search are read with. It is plain data: server and browser make the same of it. */
export type SearchWords = {
  /** `names`: every name of a country and of its people, the one that is shown first. */
  countries: readonly (readonly [code: string, ...names: string[]])[]
  /** `synonyms` are separated by commas; the ordinary ones mean the subject only where nothing else is asked for. */
  subjects: readonly (readonly [slug: string, name: string, synonyms: string])[]
  /** Words that narrow a subject further than any filter does: "criminal" law. */
  modifiers: readonly string[]
  /** Units of a currency for one US dollar, by ISO 4217 code. */
  rates: Readonly<Record<string, number>>
}

/** What one list understands beyond what all lists do. */
export type OwnWords = {
  /** `words` are separated by commas, and go before those of all lists. */
  phrases: readonly {
    words: string
    label: string
    meaning: OwnMeaning | Extract<Meaning, { kind: 'funding' }>
  }[]
  /** Kinds of which a search may ask for more than one value. */
  several: readonly Meaning['kind'][]
  /** A word that the list's records have, so it is no typing error. */
  hasWord: (word: string) => boolean
}

const NO_OWN: OwnWords = { phrases: [], several: [], hasWord: () => false }

export type Vocabulary = {
  /** By phrase without "and". The first meaning is the nearer. */
  phrases: ReadonlyMap<string, readonly Meaning[]>
  longest: number
  labels: ReadonlyMap<string, string>
  /** Kinds of which a search may ask for more than one value, beside those that all lists have. */
  several: OwnWords['several']
  /** The region of a country, where it is known. */
  regionOf: ReadonlyMap<string, string>
  /** Whether one of two places may be in the other: "Birmingham, Alabama", but not "London, Leeds". */
  isWithin: (one: string, other: string) => boolean
  currencies: ReadonlySet<string>
  rates: SearchWords['rates']
  names: NameIndex
  isModifier: (word: string) => boolean
  isTelling: (word: string) => boolean
  isPlace: (word: string) => boolean
  /** The word that a mistyped one meant; itself where it is known, or nothing is like it alone. */
  corrected: (word: string) => string
  /** The same by the words of names alone. */
  correctedName: (word: string) => string
  /** What a site has to read about each `ask`, by its value. */
  asks: ReadonlyMap<string, AskedPage>
  /** The English word, or the code of a currency, that a phrase beside a sum means; itself where none is known. */
  moneyWord: (phrase: string) => string
  /** Cuts words of scripts without spaces. */
  split: (token: Token, at: number, tokens: readonly Token[]) => readonly Token[]
  /** Reads facts that no list can be filtered by: grades, starts, scores that do not exist, what is denied. */
  readSaid: (cut: Cut, from: number) => { meaning: Meaning; size: number } | null
  /** Whether a country is where the visitor comes from, as other languages say it; null where the rules of English tell. */
  readOrigin: ReadOrigin
  /** A larger vocabulary for texts of which words are not understood; null where there is none, or none yet. */
  further: () => Vocabulary | null
}

/** The form in which phrases are looked up: without "and", which people write as they like. */
export const phraseKey = (words: readonly string[]) => words.filter((word) => word !== 'and').join(' ')

/** What a name joins: "Finance and banking" is also "finance" and "banking". */
export const partsOfName = (name: string): string[] => name.split(/ and |, |: /).map(normaliseText)

/** Phrases with what they mean. Of several meanings, the one that is added first is the nearer. */
class Phrases {
  readonly map = new Map<string, Meaning[]>()
  readonly labels = new Map<string, string>()
  longest = 1

  add(phrase: string, meaning: Meaning) {
    const words = normaliseText(phrase).split(' ')
    const key = phraseKey(words)
    if (key === '') return
    this.longest = Math.max(this.longest, words.length)
    const known = this.map.get(key)
    if (known) known.push(meaning)
    else this.map.set(key, [meaning])
  }

  has(phrase: string, wanted: Meaning['kind']): boolean {
    return this.map.get(phraseKey(phrase.split(' ')))?.some(({ kind }) => kind === wanted) ?? false
  }
}

/**
 * Prepares the words of countries, subjects and universities for `understand`. It takes a while, so it is done once for
 * each state of the catalogue, and in steps where somebody types.
 */
export function* vocabularySteps(
  words: SearchWords,
  rows: readonly NamedPlace[],
  own: OwnWords = NO_OWN,
): Steps<Vocabulary> {
  const phrases = new Phrases()
  for (const { words: list, label, meaning } of own.phrases) {
    phrases.labels.set(`${meaning.kind} ${meaning.value}`, label)
    for (const phrase of list.split(',')) phrases.add(phrase, meaning)
  }
  for (const [phrase, meaning] of plainPhrases()) yield phrases.add(phrase, meaning)
  for (const [code, shown, ...names] of words.countries) {
    phrases.labels.set(`country ${code}`, shown ?? code)
    for (const name of [shown ?? code, ...names])
      // Scotland and the Scots are a nation of it, and English is first of all a language.
      if (name !== 'English' && !phrases.has(normaliseText(name), 'nation'))
        yield phrases.add(name, { kind: 'country', value: code })
  }
  for (const [slug, name, synonyms] of words.subjects) {
    phrases.labels.set(`subject ${slug}`, name)
    for (const phrase of [name, ...synonyms.split(',')])
      yield phrases.add(phrase, { kind: 'subject', value: slug })
  }
  for (const [slug, name] of words.subjects)
    for (const part of partsOfName(name))
      if (!phrases.has(part, 'subject') && !FILLERS.has(part) && !MODIFIERS.has(part))
        phrases.add(part, { kind: 'subject', value: slug })
  for (const phrase of `${NOT_COUNTRIES},${QUESTIONS}`.split(',')) phrases.map.set(phrase, [])
  const grammar = [...phrases.map.keys()].flatMap((key) => key.split(' '))
  const places = yield* placesOf(rows)
  for (const [key, names] of Object.entries(CITY_NAMES))
    if (places.has(key)) for (const name of names.split(',')) phrases.add(name, { kind: 'place', value: key })
  for (const [key, name] of places) {
    phrases.labels.set(`place ${key}`, name)
    yield phrases.add(key, { kind: 'place', value: key })
  }
  const regionOf = new Map(rows.map(({ countryCode = '', region = '' }) => [countryCode, region]))
  const names = yield* indexNames(rows)
  return {
    ...complete(words, phrases, new Set(grammar), names, own, fameOfPlaces(rows)),
    regionOf,
    isWithin: placesWithin(rows),
  }
}

/** The same without a pause. */
export const makeVocabulary = (...given: Parameters<typeof vocabularySteps>): Vocabulary =>
  runAtOnce(vocabularySteps(...given))

function complete(
  { rates, modifiers }: SearchWords,
  { map, labels, longest }: Phrases,
  grammar: ReadonlySet<string>,
  names: NameIndex,
  { several, hasWord }: OwnWords,
  fameAt: ReadonlyMap<string, number>,
): Omit<Vocabulary, 'regionOf' | 'isWithin'> {
  const narrowing = new Set(modifiers)
  const placeWords = new Set<string>()
  for (const [key, meanings] of map)
    if (meanings.some(({ kind }) => kind === 'place')) for (const word of key.split(' ')) placeWords.add(word)
  const telling = byLetter(
    [...new Set([...grammar, ...FILLERS, ...modifiers])].filter((word) => word.length > 3),
  )
  const placed = byLetter([...placeWords].filter((word) => word.length > 3))
  const beginsKnown = beginningsOf([...grammar, ...placeWords])
  const known = new Map<string, string>()
  const knownNames = new Map<string, string>()
  let named: WordsByLetter | null = null
  const usesOf = (word: string) => names.having.get(word)?.length ?? 0
  const fameOfName = (word: string) => names.fame.get(word) ?? 0
  const nearestName = (word: string) =>
    nearestWord(word, (named ??= byLetter(names.having.keys())), fameOfName) ?? word
  const correctName = (word: string) => (isInNames(names, word) ? word : nearestName(word))
  // "harward" is Harvard, not Hayward: a name as near as a place, and much better known.
  const isRatherName = (word: string, right: string) => {
    const place = map.get(right)?.find(({ kind }) => kind === 'country' || kind === 'place')
    const name = nearestName(word)
    const errorsTo = (other: string) => typingErrors(word, other, errorsAllowed(word.length))
    return (
      place !== undefined &&
      ![word, right].includes(name) &&
      errorsTo(name) <= errorsTo(right) &&
      isMuchCommoner(fameOfName(name), fameAt.get(place.value) ?? 0)
    )
  }
  const correct = (word: string) => {
    if ([grammar, placeWords, FILLERS, NEGATIONS, narrowing].some((known) => known.has(word))) return word
    if (word.endsWith('s') && word.length > 3 && map.has(word.slice(0, -1))) return word.slice(0, -1)
    if (isInNames(names, word) || beginsKnown(word) || hasWord(word)) return word
    const right = nearestWord(word, telling) ?? nearestWord(word, placed, usesOf) ?? word
    return right !== word && isRatherName(word, right) ? word : right
  }
  return {
    phrases: map,
    labels,
    longest,
    several,
    rates,
    currencies: new Set(Object.keys(rates)),
    names,
    isModifier: (word) => MODIFIERS.has(word) || narrowing.has(word),
    isTelling: (word) => map.get(word)?.some(({ kind }) => kind !== 'place') ?? false,
    isPlace: (word) => placeWords.has(word) && !ORDINARY_PLACES.has(word),
    corrected: (word) => {
      const answer = known.get(word) ?? correct(word)
      known.set(word, answer)
      return answer
    },
    asks: new Map(),
    moneyWord: (phrase) => phrase,
    split: (token) => [token],
    readSaid: () => null,
    readOrigin: () => null,
    further: () => null,
    correctedName: (word) => {
      const answer = knownNames.get(word) ?? correctName(word)
      knownNames.set(word, answer)
      return answer
    },
  }
}
