import type { Steps } from '../steps'
import { foldName } from '../text/normalise-text'
import { beginningsOf } from './beginnings'
import type { Token } from './tokens'
import { BEFORE_PLACES, FILLERS, MODIFIERS, SMALL_WORDS, UNIVERSITY_WORDS } from './words'

/** What the names of a university's record give: its normalised name, and the words of its other names. */
export type NamedRecord = { nameKey: string; names: string; rank?: number | null }

/** How well known a university is beside others, by its position in the world ranking; 1 where it has none. */
export const fameOf = ({ rank }: Pick<NamedRecord, 'rank'>) => 1 + (rank ? 1000 / rank : 0)

/** The names of all universities, prepared for looking up parts of a text in them. */
export type NameIndex = {
  /** Whole names. */
  exact: ReadonlySet<string>
  /** All names in one text, each with spaces around it. */
  joined: string
  /** Whether a word of a whole name begins so. */
  begins: (word: string) => boolean
  /** The positions of the universities that have a word, in ascending order. */
  having: ReadonlyMap<string, readonly number[]>
  /** The first letters of the words of names: LSHTM. */
  initials: ReadonlySet<string>
  /** The fame of all universities that have a word. */
  fame: ReadonlyMap<string, number>
}

/** The first letters of a name's words, but for small ones such as "of". */
export const initialsOf = (nameKey: string) =>
  nameKey
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? '' : (word[0] ?? '')))
    .join('')

export function* indexNames(rows: readonly NamedRecord[]): Steps<NameIndex> {
  const exact = new Set<string>()
  const having = new Map<string, number[]>()
  const initials = new Set<string>()
  const fame = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const { nameKey, names } = row
    exact.add(nameKey)
    for (const word of new Set(`${nameKey} ${names}`.split(' '))) {
      const list = having.get(word)
      if (list) list.push(at)
      else having.set(word, [at])
      fame.set(word, (fame.get(word) ?? 0) + fameOf(row))
    }
    const short = initialsOf(nameKey)
    if (short.length > 2) initials.add(short)
    yield
  }
  const joined = ` ${rows.map(({ nameKey }) => nameKey).join(' | ')} `
  yield
  return { exact, having, initials, fame, joined, begins: beginningsOf(joined.split(' ')) }
}

/** Whether a word, or the beginning of one, stands in a name. */
export const isInNames = ({ begins, having }: NameIndex, word: string) => having.has(word) || begins(word)

/** Whether one university has all the words among its names. */
export function haveAll({ having }: NameIndex, words: readonly string[]): boolean {
  const lists = words.map((word) => having.get(word))
  if (lists.some((list) => list === undefined)) return false
  const [least, ...others] = (lists as (readonly number[])[]).sort((a, b) => a.length - b.length)
  const sets = others.map((list) => new Set(list))
  return least?.some((at) => sets.every((set) => set.has(at))) ?? false
}

/** How the words of a text are read without names. */
type Reading = {
  /** Has a meaning as a country, region, place, level, subject and so on, alone or in a phrase. */
  isTelling: (word: string) => boolean
  isPlace: (word: string) => boolean
  /** The phrase means something as a whole. */
  isPhrase: (phrase: string) => boolean
}

const LONGEST_NAME = 9

/**
 * How many tokens from `from` on are the name of a university, or enough of one; 0 where they are not. Only names with
 * words that would be read otherwise matter: "Georgia Tech", not "Harvard". All else is searched as text anyway.
 */
export function nameLength(
  tokens: readonly Token[],
  from: number,
  index: NameIndex,
  reading: Reading,
): number {
  for (let size = Math.min(LONGEST_NAME, tokens.length - from); size > 1; size--) {
    const run = tokens.slice(from, from + size)
    if (run.some(({ kind }) => kind !== 'word')) continue
    const words = run.map(({ word }) => word)
    if (BEFORE_PLACES.has(words[0] ?? '') || (FILLERS.has(words[0] ?? '') && !isNameWord(words[0]))) continue
    if (isName(words, words.length === tokens.length, index, reading)) return size
  }
  return 0
}

const isNameWord = (word = '') => UNIVERSITY_WORDS.has(word) || word === 'the'

function isName(words: readonly string[], isWhole: boolean, index: NameIndex, reading: Reading): boolean {
  const phrase = foldName(words.join(' '))
  const last = words.at(-1) ?? ''
  if (FILLERS.has(last) && !UNIVERSITY_WORDS.has(last)) return false
  if (reading.isPhrase(phrase)) return isWhole && index.exact.has(phrase)
  const hasUniversity = words.some((word) => UNIVERSITY_WORDS.has(word))
  const isUnknown = (word: string) =>
    !FILLERS.has(word) && !MODIFIERS.has(word) && !reading.isTelling(word) && !reading.isPlace(word)
  const isGeneric = words.every(
    (word) => (FILLERS.has(word) && word !== 'of') || (reading.isTelling(word) && !reading.isPlace(word)),
  )
  if (index.exact.has(phrase) && (isWhole || !isGeneric)) return true
  const isAllTelling = words.every((word) => FILLERS.has(word) || reading.isTelling(word))
  const isPart = words.length > 2 && hasUniversity && index.joined.includes(` ${phrase} `)
  if (isPart && (isWhole || !isAllTelling)) return true
  const telling = words.filter((word) => !FILLERS.has(word) || UNIVERSITY_WORDS.has(word))
  return words.some(isUnknown) && haveAll(index, telling)
}
