import { initialsOf } from './names'
import { SMALL_WORDS, UNIVERSITY_WORDS } from './words'
import { beginsWord, hasWholeWords } from '../text/has-words'
import { foldName } from '../text/normalise-text'

/** What relevance reads of a thing that is searched by name. All is folded. */
export type Searched = {
  nameKey: string
  /** Words of its other names: short forms and names of one word before a bar, the rest after it. */
  names: string
}

/** A query by name, read once. */
export type NameQuery = {
  /** Normalised. */
  phrase: string
  /** All but small words such as "of"; "univ" is "university". */
  words: readonly string[]
  /** Without words such as "university" as well. */
  telling: readonly string[]
}

/** How well a name fits; more is better, and 0 is not at all. */
export const FIT = {
  /** The whole name, or a short form: "MIT", "TUM". */
  name: 7,
  /**
   * The name but for small words, their order and "university": "Oxford" is the University of Oxford. Also with its kind and
   * without what follows it: "King's College" is in London.
   */
  wholeName: 6,
  /** The first letters of the name's words: LSHTM. */
  initials: 5,
  /** All are words of one name, among them the one that tells it from others, which comes first. */
  first: 4,
  words: 3,
  /** As the next, and the last word begins one of the name itself: "IIT M" is Madras before the IIT in Mumbai. */
  ownBeginning: 2.5,
  /** Of four letters or more, or of the last word. */
  beginnings: 2,
  parts: 1,
} as const

const SAME: ReadonlyMap<string, string> = new Map([
  ['univ', 'university'],
  ['uni', 'university'],
])

const withoutSmall = (words: readonly string[]) => words.filter((word) => !SMALL_WORDS.has(word))
const tellingOf = (words: readonly string[]) =>
  words.filter((word) => !SMALL_WORDS.has(word) && !UNIVERSITY_WORDS.has(word))

/** Reads a query by name; null where it has no word. */
export function readNameQuery(text: string): NameQuery | null {
  const all = foldName(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => SAME.get(word) ?? word)
  if (all.length === 0) return null
  const words = withoutSmall(all)
  return { phrase: all.join(' '), words: words.length > 0 ? words : all, telling: tellingOf(all) }
}

const sameWords = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word) => b.includes(word))

// Each letter begins a word. Most names lack one for the last, and need not be split.
const isInitials = (nameKey: string, phrase: string) =>
  phrase.length > 2 && nameKey.includes(` ${phrase.at(-1)}`) && initialsOf(nameKey) === phrase

/**
 * How well a name fits a query, as one of `FIT`. Whole names and short forms come before names that begin with a word of the
 * query, those before names with all its words, and those before parts of words. The order of the words doesn't matter.
 */
export function relevance({ nameKey, names }: Searched, { phrase, words, telling }: NameQuery): number {
  if (nameKey === phrase) return FIT.name
  const [word = ''] = words
  const isOne = words.length === 1
  if (!isEach(words, nameKey, names, hasPart)) return isOne && isInitials(nameKey, phrase) ? FIT.initials : 0
  if (isOne && names.includes(word) && hasWholeWords(names.split('|')[0] ?? '', word)) return FIT.name
  if (telling.length > 0 && hasKind(nameKey, words)) {
    const isBegun = words.some(isUniversityWord) && nameKey.startsWith(`${phrase} `)
    if (isBegun || isNamed(nameKey, telling)) return FIT.wholeName
  }
  if (isOne && isInitials(nameKey, phrase)) return FIT.initials
  if (isEach(words, nameKey, names, hasWholeWords)) {
    const first = tellingOf(nameKey.split(' '))[0]
    return telling.length === 0 || (first !== undefined && telling.includes(first)) ? FIT.first : FIT.words
  }
  // A last word may not be typed to its end: "iit b".
  const mayBegin = (at: number) => (words[at] ?? '').length > 3 || (at > 0 && at === words.length - 1)
  const fits = (text: string, one: string, at: number) =>
    (mayBegin(at) ? beginsWord : hasWholeWords)(text, one)
  if (!isEach(words, nameKey, names, fits)) return FIT.parts
  return !isOne && beginsWord(nameKey, words.at(-1) ?? '') ? FIT.ownBeginning : FIT.beginnings
}

const hasPart = (text: string, word: string) => text.includes(word)

/** Whether a name, or the other names, pass a test for each word. */
function isEach(
  words: readonly string[],
  nameKey: string,
  names: string,
  test: (text: string, word: string, at: number) => boolean,
): boolean {
  return words.every((word, at) => test(nameKey, word, at) || test(names, word, at))
}

const isUniversityWord = (word: string) => UNIVERSITY_WORDS.has(word)

/** "King's College" is no King's University. */
const hasKind = (nameKey: string, words: readonly string[]) =>
  !words.includes('college') || hasWholeWords(nameKey, 'college') || !hasWholeWords(nameKey, 'university')

/** Whether these are the telling words of a name. Most names lack one, and need not be split. */
const isNamed = (nameKey: string, telling: readonly string[]) =>
  telling.every((word) => hasWholeWords(nameKey, word)) && sameWords(tellingOf(nameKey.split(' ')), telling)
