import { runAtOnce, type Steps } from '../steps'
import { normaliseText } from '../text/normalise-text'
import type { AsideMeaning, Meaning } from './meaning'
import { readDenied } from './denied'
import { readSaid } from './said'
import type { Token } from './tokens'
import { nearestForm, splitWord } from './word-forms'
import { FILLERS } from './words'
import { phraseKey, type AskedPage, type Vocabulary } from './vocabulary'

/**
 * Normalised phrases, separated by commas. `small`: words that ask for nothing, or join others, in other languages, with
 * the English one; `lacking`: words that deny what stands before them; `accented`: a word as it is typed with its accents;
 * `misspelt`: what is no name of a country, but often typed as one; `money`: words beside a sum, with the English one or the
 * code of the currency; `as`: phrases that mean what the English one means; the others have a meaning of their own.
 */
export type FurtherPhrase = readonly [
  kind: 'small' | 'lacking' | 'accented' | 'money' | 'as' | 'country' | 'misspelt' | AsideMeaning['kind'],
  value: string,
  words: string,
  label?: string,
  section?: string,
  href?: string,
]

/** Names of subjects in other languages, and all English ones but for ordinary words; separated by commas. */
type SubjectNames = readonly (readonly [slug: string, otherNames: string, synonyms: string])[]

export type FurtherNames = { subjects: SubjectNames; phrases: readonly FurtherPhrase[] }

/** What stands before the name of a language, in the languages that have a word for it. */
const PREPOSITIONS = ['in', 'en', 'em', 'auf']

/** The phrases of a larger vocabulary while they are put together. */
class Further {
  readonly phrases: Map<string, readonly Meaning[]>
  readonly labels: Map<string, string>
  readonly asks = new Map<string, AskedPage>()
  /** The words of its phrases, and those of other scripts that the smaller one has. */
  readonly own = new Set<string>()
  readonly small = new Map<string, string>()
  readonly money = new Map<string, string>()
  readonly lacking = new Set<string>()
  readonly accented = new Map<string, string>()
  longest: number

  constructor(private readonly base: Vocabulary) {
    this.phrases = new Map(base.phrases)
    this.labels = new Map(base.labels)
    this.longest = base.longest
    for (const key of base.phrases.keys())
      if (/[^ -~]/.test(key)) for (const word of key.split(' ')) this.own.add(word)
  }

  /** Words that mean something already keep their meaning; `isAlso`: the new one stands behind it. */
  add(words: readonly string[], meanings: readonly Meaning[], isAlso = false) {
    const { small, base } = this
    // As typed words are put right.
    const read = words.map((word) => {
      const one = word.slice(0, -1)
      return small.get(word) ?? (word.endsWith('s') && base.corrected(word) === one ? one : word)
    })
    const key = phraseKey(read)
    const known = this.phrases.get(key)
    if (key === '' || (known && !isAlso)) return
    this.phrases.set(key, [...(known ?? []), ...meanings])
    this.longest = Math.max(this.longest, words.length)
    for (const word of read) this.own.add(word)
  }

  /** A name of a language is also that of people and of a subject. Its s is no plural: "frances" is not "france". */
  addLanguage(words: readonly string[], meanings: readonly Meaning[]) {
    const key = words.map((word) => this.small.get(word) ?? word).join(' ')
    const known = this.phrases.get(key) ?? this.phrases.get(key.replace(/s$/, ''))
    this.phrases.set(key, known ?? meanings)
    for (const word of PREPOSITIONS) this.phrases.set(`${word} ${key}`, meanings)
    for (const word of key.split(' ')) this.own.add(word)
  }

  addSubject(slug: string, names: string, isForeign: boolean) {
    for (const name of names.split(',')) {
      const words = normaliseText(name).split(' ')
      const alone = words.length === 1 ? (words[0] ?? '') : null
      const isName = alone !== null && this.base.names.having.has(alone)
      // Small words make a name together: "sinh học" is biology.
      const isSmall = alone !== null && FILLERS.has(this.small.get(alone) ?? alone)
      if (!isSmall && (isForeign || !(isName || this.isMistyped(words, slug))))
        this.add(words, [{ kind: 'subject', value: slug }])
    }
  }

  /** "enginering", which is read as "engineering" in longer phrases too. */
  isMistyped([word = '', ...others]: readonly string[], slug: string): boolean {
    if (others.length > 0) return false
    const right = this.base.corrected(word)
    const meanings = right !== word ? this.base.phrases.get(right) : undefined
    return meanings?.some(({ kind, value }) => kind === 'subject' && value === slug) ?? false
  }

  addPhrases([kind, value, words, label = value, section = '', href = '']: FurtherPhrase) {
    if (kind === 'money') {
      for (const one of words.split(',')) this.money.set(one, value)
      return
    }
    if (kind === 'lacking') {
      for (const one of words.split(',')) this.lacking.add(one)
      return
    }
    if (kind === 'accented') {
      this.accented.set(words, value)
      return
    }
    const list = words.split(',').map((one) => one.split(' '))
    if (kind === 'small') {
      for (const [word = ''] of list)
        if (!this.small.has(word) && !this.phrases.has(word) && !FILLERS.has(word))
          this.small.set(word, value)
      return
    }
    if (kind === 'as') {
      const meanings = this.phrases.get(phraseKey(value.split(' '))) ?? []
      for (const one of meanings.length > 0 ? list : [])
        if (value.startsWith('in ')) this.addLanguage(one, meanings)
        else this.add(one, meanings)
      return
    }
    if (kind === 'misspelt') {
      for (const one of list) this.add(one, [{ kind: 'country', value, isMisspelt: true }])
      return
    }
    if (label !== value) this.labels.set(`${kind} ${value}`, label)
    if (kind === 'ask') this.asks.set(value, { label, section, href })
    // What a university is named by means it.
    const isName = ([first = '', ...others]: readonly string[]) =>
      kind === 'page' && others.length === 0 && this.base.names.having.has(first)
    // People come from the region: "Caribbean students".
    const meanings: Meaning[] = [{ kind, value }]
    if (kind === 'country' && section) meanings.push({ kind: 'region', value: section })
    for (const one of list) if (!isName(one)) this.add(one, meanings, kind === 'ask')
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
  const { phrases, labels, asks, longest, own, small, money, lacking, accented } = further
  const form = nearestForm(own)
  const isWhereAt = (tokens: readonly Token[], from: number) =>
    small.get(tokens[from]?.word ?? '') === 'study' ||
    [1, 2, 3].some((size) => {
      const key = phraseKey(tokens.slice(from, from + size).map(({ word }) => small.get(word) ?? word))
      const meanings = phrases.has(`in ${key}`) ? undefined : phrases.get(key)
      return meanings?.[0] && ['country', 'place'].includes(meanings[0].kind)
    })
  const isKnown = (text: string) => phrases.has(text) || small.has(text) || lacking.has(text)
  return {
    ...vocabulary,
    phrases,
    labels,
    asks,
    longest,
    further: () => null,
    readSaid: (cut, from) =>
      readSaid(cut.tokens, from, vocabulary.currencies) ??
      readDenied(cut, from, { phrases, labels, isLacking: (word) => lacking.has(word) }),
    moneyWord: (phrase) => money.get(phrase) ?? phrase,
    split: (token, at, tokens) => {
      const meant = accented.get(token.raw.toLowerCase().normalize('NFC'))
      // "tiếng Ý" is the language, "mỹ thuật" is art.
      const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
      const isOther = /^(tieng|ngu)$/.test(before) || phrases.has(`${token.word} ${after}`)
      if (meant && !isOther) return [{ ...token, word: meant }]
      // Portuguese "no Brasil" is in Brazil; "no Italian", "no SAT" denies.
      if (token.word === 'no' && isWhereAt(tokens, at + 1)) return [{ ...token, word: 'in' }]
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
