import { runAtOnce, type Steps } from '../steps'
import { normaliseText } from '../text/normalise-text'
import type { AsideMeaning, Meaning } from './meaning'
import { readSaid } from './said'
import { nearestForm, splitWord } from './word-forms'
import { FILLERS } from './words'
import { phraseKey, type AskedPage, type Vocabulary } from './vocabulary'

/**
 * Normalised phrases, separated by commas. `small`: words that ask for nothing, or join others, in other languages, with
 * the English one; `money`: words beside a sum, with the English one or the code of the currency; `as`: phrases that mean
 * what the English one means; the others have a meaning of their own.
 */
export type FurtherPhrase = readonly [
  kind: 'small' | 'money' | 'as' | 'country' | AsideMeaning['kind'],
  value: string,
  words: string,
  label?: string,
  section?: string,
  href?: string,
]

/** Names of subjects in other languages, and all English ones but for ordinary words; separated by commas. */
type SubjectNames = readonly (readonly [slug: string, otherNames: string, synonyms: string])[]

export type FurtherNames = { subjects: SubjectNames; phrases: readonly FurtherPhrase[] }

/** The phrases of a larger vocabulary while they are put together. */
class Further {
  readonly phrases: Map<string, readonly Meaning[]>
  readonly labels: Map<string, string>
  readonly asks = new Map<string, AskedPage>()
  /** The words of its phrases. */
  readonly own = new Set<string>()
  readonly small = new Map<string, string>()
  readonly money = new Map<string, string>()
  longest: number

  constructor(private readonly base: Vocabulary) {
    this.phrases = new Map(base.phrases)
    this.labels = new Map(base.labels)
    this.longest = base.longest
  }

  /** Words that mean something already keep their meaning; `isAlso`: the new one stands behind it. */
  add(words: readonly string[], meanings: readonly Meaning[], isAlso = false) {
    const { small, base } = this
    // As typed words are put right.
    const read = words.map((word) => {
      const one = word.endsWith('s') ? word.slice(0, -1) : word
      return small.get(word) ?? (base.phrases.has(one) ? one : word)
    })
    const key = phraseKey(read)
    const known = this.phrases.get(key)
    if (key === '' || (known && !isAlso)) return
    this.phrases.set(key, [...(known ?? []), ...meanings])
    this.longest = Math.max(this.longest, words.length)
    for (const word of read) this.own.add(word)
  }

  addSubject(slug: string, names: string, isForeign: boolean) {
    for (const name of names.split(',')) {
      const words = normaliseText(name).split(' ')
      const isName = words.length === 1 && this.base.names.having.has(words[0] ?? '')
      const isSmall = words.every((word) => FILLERS.has(this.small.get(word) ?? word))
      if (!isSmall && (!isName || isForeign)) this.add(words, [{ kind: 'subject', value: slug }])
    }
  }

  addPhrases([kind, value, words, label = value, section = '', href = '']: FurtherPhrase) {
    if (kind === 'money') {
      for (const one of words.split(',')) this.money.set(one, value)
      return
    }
    const list = words.split(',').map((one) => one.split(' '))
    if (kind === 'small') {
      for (const [word = ''] of list)
        if (!this.small.has(word) && !this.phrases.has(word)) this.small.set(word, value)
      return
    }
    if (kind === 'as') {
      const meanings = this.phrases.get(phraseKey(value.split(' ')))
      if (meanings) for (const one of list) this.add(one, meanings)
      return
    }
    if (kind !== 'country') this.labels.set(`${kind} ${value}`, label)
    if (kind === 'ask') this.asks.set(value, { label, section, href })
    // What a university is named by means it.
    const isName = ([first = '', ...others]: readonly string[]) =>
      kind === 'page' && others.length === 0 && this.base.names.having.has(first)
    for (const one of list) if (!isName(one)) this.add(one, [{ kind, value }], kind === 'ask')
  }
}

/**
 * Makes a vocabulary that knows more: names of subjects and countries in other languages, rare ones, questions, and the
 * names of awards. They would multiply what a typed search loads, so they are read only where words were not understood
 * without them. Nothing is taken for a mistyped further name, and a rare word that a university is named by means it.
 */
export function* makeFurther(
  vocabulary: Vocabulary,
  { subjects, phrases: rows }: FurtherNames,
): Steps<Vocabulary> {
  const further = new Further(vocabulary)
  yield
  for (const row of rows) if (row[0] === 'small') yield further.addPhrases(row)
  for (const [slug, otherNames] of subjects) yield further.addSubject(slug, otherNames, true)
  for (const row of rows) if (row[0] !== 'small') yield further.addPhrases(row)
  for (const [slug, , synonyms] of subjects) yield further.addSubject(slug, synonyms, false)
  const { phrases, labels, asks, longest, own, small, money } = further
  const form = nearestForm(own)
  const isKnown = (text: string) => phrases.has(text) || small.has(text)
  return {
    ...vocabulary,
    phrases,
    labels,
    asks,
    longest,
    further: () => null,
    readSaid: (tokens, from) => readSaid(tokens, from, vocabulary.currencies),
    moneyWord: (phrase) => money.get(phrase) ?? phrase,
    split: (token, at, tokens) => {
      if (vocabulary.names.having.has(token.word)) return [token]
      const isBesideSum = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number'
      return splitWord(token, (text) => isKnown(text) || (isBesideSum && money.has(text)))
    },
    isTelling: (word) => vocabulary.isTelling(word) || phrases.get(word)?.[0]?.kind === 'subject',
    isPlace: (word) =>
      vocabulary.isPlace(word) || (own.has(word) && phrases.get(word)?.[0]?.kind === 'place'),
    corrected: (word) =>
      small.get(word) ?? (own.has(word) ? word : (form(word) ?? vocabulary.corrected(word))),
  }
}

/** A vocabulary that reads words which are not understood with further names. They are asked for, and it is made, once. */
export function withFurtherNames(vocabulary: Vocabulary, getNames: () => FurtherNames): Vocabulary {
  let further: Vocabulary | null = null
  return { ...vocabulary, further: () => (further ??= runAtOnce(makeFurther(vocabulary, getNames()))) }
}
