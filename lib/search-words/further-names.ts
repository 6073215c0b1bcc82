import { runAtOnce, type Steps } from '../steps'
import { readDenied } from './denied'
import { FurtherPhrases, type FurtherNames } from './further-phrases'
import type { Meaning } from './meaning'
import { haveAll, isInNames } from './names'
import { TESTS } from './numbers'
import { isForeignOrigin } from './origin'
import { readSaid } from './said'
import type { Token } from './tokens'
import { phraseKey, type Vocabulary } from './vocabulary'
import { nearestForm, splitJoined, splitWord, withoutElision } from './word-forms'

/** Words that may stand between others that were typed without spaces. */
const JOINING = /^(in|of|for|the|and|to|from|study|universit(y|ies)|colleges?|degrees?|courses?)$/

const TELLING = /^(country|region|subject|level|fee|sort|funding)$/

/** The English words of countries, subjects, levels and what else a list is filtered by; of short ones those that say it alone. */
function wordsOfFilters(phrases: ReadonlyMap<string, readonly Meaning[]>): Set<string> {
  const words = new Set<string>()
  for (const [key, [meaning]] of phrases)
    if (meaning && TELLING.test(meaning.kind))
      for (const word of key.split(' ')) if (word === key || word.length > 3) words.add(word)
  return words
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
  const further = new FurtherPhrases(vocabulary)
  yield
  for (const row of rows) if (row[0] === 'small') yield further.addPhrases(row)
  for (const [slug, otherNames] of subjects) yield further.addSubject(slug, otherNames, true)
  for (const row of rows) if (row[0] !== 'small') yield further.addPhrases(row)
  for (const [slug, , synonyms] of subjects) yield further.addSubject(slug, synonyms, false)
  const { phrases, labels, asks, longest, own, foreign, pairs, small, money, lacking, accented } = further
  const form = nearestForm(own)
  const formOf = (word: string) => (phrases.has(word) ? null : form(word))
  const moneyWord = (phrase: string) => money.get(phrase) ?? phrase
  const isWhereAt = (tokens: readonly Token[], from: number) =>
    small.get(tokens[from]?.word ?? '') === 'study' ||
    [1, 2, 3].some((size) => {
      const key = phraseKey(tokens.slice(from, from + size).map(({ word }) => small.get(word) ?? word))
      const meanings = phrases.has(`in ${key}`) ? undefined : phrases.get(key)
      return meanings?.[0] && ['country', 'place'].includes(meanings[0].kind)
    })
  // Of three words the last two are read as one: "di luar negeri".
  const isPair = (tokens: readonly Token[], at: number) => {
    const [one = '', two = '', three = ''] = [at, at + 1, at + 2].map((each) => tokens[each]?.word)
    return pairs.has(`${one} ${two}`) && !pairs.has(`${two} ${three}`)
  }
  /** Whether a phrase that is known ends here: "histoire de l'art". */
  const isEnd = (tokens: readonly Token[], at: number) =>
    own.has(tokens[at]?.word ?? '') &&
    [1, 2, 3].some((size) =>
      phrases.has(
        phraseKey(tokens.slice(Math.max(0, at - size), at + 1).map(({ word }) => small.get(word) ?? word)),
      ),
    )
  const isForeign = (word: string) =>
    word.length > 4 && [word, form(word) ?? word].some((one) => foreign.has(one))
  let english: Set<string> | null = null
  const isPiece = (word: string) =>
    JOINING.test(word) ||
    [word, word.replace(/s$/, '')].some((one) => (english ??= wordsOfFilters(vocabulary.phrases)).has(one))
  const isKnown = (text: string) => phrases.has(text) || small.has(text) || lacking.has(text)
  return {
    ...vocabulary,
    phrases,
    labels,
    asks,
    longest,
    further: () => null,
    readSaid: (cut, from) =>
      readSaid(cut, from, { currencies: vocabulary.currencies, moneyWord }) ??
      readDenied(cut, from, { phrases, labels, isLacking: (word) => lacking.has(word) }),
    readOrigin: isForeignOrigin,
    moneyWord,
    split: (token, at, tokens) => {
      const meant = accented.get(token.raw.toLowerCase().normalize('NFC'))
      // "tiếng Ý" is the language, "mỹ thuật" is art.
      const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
      const next = tokens[at + 1]
      if (isPair(tokens, at - 1)) return []
      if (next && isPair(tokens, at))
        return [{ ...token, word: `${token.word} ${after}`, raw: `${token.raw} ${next.raw}`, end: next.end }]
      const isOther = /^(tieng|ngu)$/.test(before) || phrases.has(`${token.word} ${after}`)
      if (meant && !isOther) return [{ ...token, word: meant }]
      // Portuguese "no Brasil" is in Brazil; "no Italian", "no SAT" denies.
      if (token.word === 'no' && isWhereAt(tokens, at + 1)) return [{ ...token, word: 'in' }]
      // German "mit Stipendium" is with one; "mit scholarship" asks for the university.
      const isWith = isForeign(after) || (isForeign(before) && TESTS.has(after))
      if (token.word === 'mit' && isWith) return [{ ...token, word: 'with' }]
      const { names } = vocabulary
      const isOfName = names.having.has(token.word) && (before === '' || haveAll(names, [before, token.word]))
      const elided =
        isOfName || isEnd(tokens, at)
          ? null
          : withoutElision(token, (word) => isKnown(word) || formOf(word) !== null)
      if (elided) return elided
      if (names.having.has(token.word)) return [token]
      if (
        vocabulary.corrected(token.word) === token.word &&
        !isInNames(names, token.word) &&
        !own.has(token.word)
      ) {
        const pieces = formOf(token.word) === null && !isKnown(token.word) && splitJoined(token, isPiece)
        if (pieces) return pieces
      }
      const isBesideSum = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number'
      return splitWord(token, (text) => isKnown(text) || (isBesideSum && money.has(text)))
    },
    isTelling: (word) => vocabulary.isTelling(word) || phrases.get(word)?.[0]?.kind === 'subject',
    isPlace: (word) =>
      vocabulary.isPlace(word) || (own.has(word) && phrases.get(word)?.[0]?.kind === 'place'),
    corrected: (word) =>
      small.get(word) ?? (own.has(word) ? word : (formOf(word) ?? vocabulary.corrected(word))),
  }
}

/** A vocabulary that reads words which are not understood with further names. They are asked for, and it is made, once. */
export function withFurtherNames(vocabulary: Vocabulary, getNames: () => FurtherNames): Vocabulary {
  let further: Vocabulary | null = null
  return { ...vocabulary, further: () => (further ??= runAtOnce(makeFurther(vocabulary, getNames()))) }
}
