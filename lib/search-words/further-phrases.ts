import { normaliseText } from '../text/normalise-text'
import type { AskedPage, AsideMeaning, Meaning } from './meaning'
import { phraseKey, type Vocabulary } from './vocabulary'
import { FILLERS } from './words'

/**
 * Normalised phrases, separated by commas. `small`: words that ask for nothing, or join others, in other languages, with
 * the English one; `lacking`: words that deny what stands before them; `accented`: a word as it is typed with its accents;
 * `people`: words for the people of a country; `misspelt`: what is no name of a country, but often typed as one; `money`:
 * words beside a sum, with the English one or the code of the currency; `home`: names of a country without universities; `as`: phrases that mean what the English one means;
 * the others have a meaning of their own.
 */
export type FurtherPhrase = readonly [
  kind:
    | 'small'
    | 'lacking'
    | 'accented'
    | 'money'
    | 'as'
    | 'country'
    | 'people'
    | 'misspelt'
    | 'home'
    | AsideMeaning['kind'],
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

/** Small words whose phrases of two words mean nothing of each: "fora de" and "fora do país". */
const AS_ONE: ReadonlySet<string> = new Set(['outside', 'abroad'])

/** What some languages add to the name of a country for its people, by their script. */
const PEOPLE_ENDINGS = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, normaliseText('人')],
  [/\p{Script=Hangul}/u, normaliseText('인')],
] as const

/** The phrases of a larger vocabulary while they are put together. */
export class FurtherPhrases {
  readonly phrases: Map<string, readonly Meaning[]>
  readonly labels: Map<string, string>
  readonly asks = new Map<string, AskedPage>()
  /** The words of its phrases, and those of other scripts that the smaller one has. */
  readonly own = new Set<string>()
  /** Those of them that are of another language. */
  readonly foreign = new Set<string>()
  /** Phrases of two words, which are read as one word. */
  readonly pairs = new Set<string>()
  readonly small = new Map<string, string>()
  readonly money = new Map<string, string>()
  readonly lacking = new Set<string>()
  readonly accented = new Map<string, string>()
  longest: number

  constructor(private readonly base: Vocabulary) {
    this.phrases = new Map(base.phrases)
    this.labels = new Map(base.labels)
    this.longest = base.longest
    for (const [key, [meaning]] of base.phrases) {
      if (!/[^ -~]/.test(key)) continue
      for (const word of key.split(' ')) this.own.add(word)
      if (meaning?.kind === 'country') this.addPeople([key], meaning.value)
    }
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
    // "ở mỹ" without its accents is "in my".
    if (meanings[0]?.kind === 'country' && read.length < 3 && read.every((word) => FILLERS.has(word))) return
    // "sinh học" is biology, but its words for "students" and "study" are no biology.
    if (meanings[0]?.kind === 'subject' && words.length === 2 && read.every((word) => FILLERS.has(word))) {
      const pair = words.join(' ')
      this.pairs.add(pair)
      this.own.add(pair)
      this.phrases.set(pair, meanings)
      return
    }
    this.phrases.set(key, [...(known ?? []), ...meanings])
    this.longest = Math.max(this.longest, words.length)
    for (const word of read) this.own.add(word)
  }

  /** A word for the people of a country, which may be known without being known as one. */
  addDemonym(words: readonly string[], value: string) {
    const known = this.phrases.get(phraseKey(words))
    if (known)
      this.phrases.set(
        phraseKey(words),
        known.map((one) =>
          one.kind === 'country' && one.value === value ? { ...one, isPeople: true } : one,
        ),
      )
    else this.add(words, [{ kind: 'country', value, isPeople: true }])
  }

  /** The people of a country in the languages that add a word to its name: "ベトナム人", "한국인". */
  addPeople([name = '', ...others]: readonly string[], value: string) {
    const ending = others.length > 0 ? undefined : PEOPLE_ENDINGS.find(([script]) => script.test(name))?.[1]
    if (ending) this.addDemonym([name + ending], value)
  }

  /** A name of a language is also that of people and of a subject. Its s is no plural: "frances" is not "france". */
  addLanguage(words: readonly string[], meanings: readonly Meaning[]) {
    const key = words.map((word) => this.small.get(word) ?? word).join(' ')
    const known = this.phrases.get(key) ?? this.phrases.get(key.replace(/s$/, ''))
    this.phrases.set(key, known ?? meanings)
    for (const word of PREPOSITIONS) this.phrases.set(`${word} ${key}`, meanings)
    for (const word of key.split(' ')) this.own.add(word)
  }

  /** Notes a phrase of one word that no English word is like. */
  addForeign([word = '', ...others]: readonly string[]) {
    if (others.length === 0 && this.base.corrected(word) === word && !this.base.phrases.has(word))
      this.foreign.add(word)
  }

  addSubject(slug: string, names: string, isForeign: boolean) {
    for (const name of names.split(',')) {
      const words = normaliseText(name).split(' ')
      if (isForeign) this.addForeign(words)
      const alone = words.length === 1 ? (words[0] ?? '') : null
      const isName = alone !== null && this.base.names.having.has(alone)
      // Small words make a name together: "sinh học" is biology.
      const isSmall = alone !== null && FILLERS.has(this.small.get(alone) ?? alone)
      if (!isSmall && (isForeign || !(isName || this.isMistyped(words, slug))))
        this.add(words, [{ kind: 'subject', value: slug }])
    }
  }

  /** "enginering", which is read as "engineering" in longer phrases too, and "artifical intelligence". */
  isMistyped(words: readonly string[], slug: string): boolean {
    const right = words.map((word) => this.base.corrected(word))
    const isOther = right.some((word, at) => word !== words[at])
    const meanings = isOther ? this.base.phrases.get(phraseKey(right)) : undefined
    return meanings?.some(({ kind, value }) => kind === 'subject' && value === slug) ?? false
  }

  addPhrases([kind, value, words, label = value, section = '', href = '']: FurtherPhrase) {
    if (kind === 'money') {
      for (const one of words.split(',')) this.money.set(one, value)
      return
    }
    if (kind === 'lacking') {
      for (const one of words.split(',')) {
        this.lacking.add(one)
        if (one.split(' ').length === 2) this.pairs.add(one)
      }
      return
    }
    if (kind === 'accented') {
      this.accented.set(words, value)
      return
    }
    const list = words.split(',').map((one) => one.split(' '))
    if (kind === 'small') {
      for (const [word = '', ...others] of list)
        if (others.length === 1 && AS_ONE.has(value)) {
          const pair = `${word} ${others[0] ?? ''}`
          this.pairs.add(pair)
          this.small.set(pair, value)
        } else if (!this.small.has(word) && !this.phrases.has(word) && !FILLERS.has(word))
          this.small.set(word, value)
      return
    }
    if (kind === 'as') {
      const meanings = this.phrases.get(phraseKey(value.split(' '))) ?? []
      for (const one of list) this.addForeign(one)
      for (const one of meanings.length > 0 ? list : [])
        if (value.startsWith('in ')) this.addLanguage(one, meanings)
        else this.add(one, meanings)
      return
    }
    if (kind === 'people') {
      for (const one of list) this.addDemonym(one, value)
      return
    }
    if (kind === 'misspelt') {
      for (const one of list) this.add(one, [{ kind: 'country', value, isMisspelt: true }])
      return
    }
    // `section`: the name by which texts have the place.
    if (kind === 'home') {
      this.labels.set(`country ${value}`, label).set(`place ${section}`, label)
      for (const one of list) this.add(one, [{ kind: 'place', value: section, home: value }])
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
    for (const one of list) {
      if (isName(one)) continue
      this.add(one, meanings, kind === 'ask')
      if (kind === 'country') this.addPeople(one, value)
    }
  }
}
