import { LEVELS } from '../facts/vocabulary'
import { destinationsOf } from '../search-words/href'
import type { Part, StudyLevel, Understood } from '../search-words/meaning'
import { understand } from '../search-words/understand'
import type { Vocabulary } from '../search-words/vocabulary'
import { hasWords, type TextReaders } from '../text/has-words'
import { normaliseText, queryWords } from '../text/normalise-text'
import type { KeyedPredicate } from './split-rows'
import { quoted } from './edit-text'
import type { OtherList } from './text-meaning'

/** The same part in a text without the quotes around another part. */
function unquoted<Placed extends Pick<Part, 'start' | 'end'>>(part: Placed, other: Part): Placed {
  const before = (at: number) => (at <= other.start ? at : at <= other.end + 1 ? at - 1 : at - 2)
  return { ...part, start: before(part.start), end: before(part.end) }
}

function readQuoted(text: string, vocabulary: Vocabulary, isText: (part: Part) => boolean): Understood {
  const understood = understand(text, vocabulary)
  const part = understood.parts.find((one) => one.kind !== 'text' && isText(one))
  if (!part) return understood
  const { parts, ...others } = readQuoted(quoted(text, part), vocabulary, isText)
  return { ...others, parts: parts.map((one) => unquoted(one, part)) }
}

/**
 * Reads a typed text for one list. Parts for which `isText` is true become text again, as if they were in quotes: the
 * list has no filter for them, or they contradict a chosen filter. They are no parts then.
 */
export function readTypedText(
  text: string,
  vocabulary: Vocabulary,
  isText: (part: Part) => boolean = () => false,
): Understood {
  const understood = readQuoted(text, vocabulary, isText)
  if (/["“”„«»]/.test(text)) return understood
  return { ...understood, parts: understood.parts.filter(({ kind }) => kind !== 'text') }
}

/** Whether "or" stands between the parts of one kind: "law or medicine". */
export function isEither(parts: readonly Part[], kind: Part['kind']): boolean {
  const own = parts.filter((part) => part.kind === kind)
  return own.some(({ words }, at) => /^or\s/i.test(words) || (at < own.length - 1 && /\sor$/i.test(words)))
}

/** The texts that an "or" parts: "Harvard or Stanford", "TUM vs ETH". */
export const alternatives = (text: string): string[] => text.split(/\s(?:or|vs\.?|versus)\s/i)

/**
 * A test on the texts of a row for a text that leaves a choice: "Harvard or Stanford". Null for one that leaves none: the
 * list's own filter tests that.
 */
export function testOfEither<Row>(text: string, texts: TextReaders<Row>): KeyedPredicate<Row> | null {
  const any = alternatives(text)
    .map(queryWords)
    .filter(({ length }) => length > 0)
  if (any.length < 2) return null
  return ['search', (row) => any.some((words) => hasWords(row, words, texts))]
}

/** Whether a text is nothing but the name of a place. It is searched as text: the place is among what it finds. */
export const isPlaceAlone = ({ parts }: Understood, text: string) =>
  parts.length === 1 && parts[0]?.kind === 'place' && parts[0].value === normaliseText(text)

/** The kinds of parts that a list does not use. */
export function unusedKinds(parts: readonly Part[], used: readonly Part['kind'][]): Part['kind'][] {
  return [...new Set(parts.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'text' && kind !== 'page' && !used.includes(kind),
  )
}

/**
 * The lists that a text leads to, the best first, each named by all that it asks for there, as its number of results is of
 * that: "Public health, Master’s, United Kingdom".
 * @param chosen the visitor's level, which counts where the text names none
 */
export function listsOf(text: string, understood: Understood, chosen: StudyLevel | null): OtherList[] {
  const { parts, rest, filters } = understood
  // The words of a page's name stay text as well.
  const isTold = parts.some(({ kind, words }) => kind === 'text' || (kind === 'page' && words === rest))
  return destinationsOf(text, understood, chosen).map(({ what, href, useOf }) => {
    const told = parts.flatMap((part) => {
      // That it is of awards says the list itself.
      const isSilent =
        part.isExtra || part.kind === 'sort' || (part.kind === 'funding' && part.value === 'any')
      const use = isSilent ? null : useOf(part)
      if (use === 'filter') return [part.label.replace(/^\w+: /, '')]
      return use === 'words' && !isEither(parts, part.kind) ? [`“${part.words}”`] : []
    })
    const level = !filters.level && what !== 'scholarships' ? (labelOfLevel(chosen) ?? []) : []
    return {
      what,
      href,
      label: [...told, ...(rest && !isTold ? [`“${rest}”`] : [])].concat(level).join(', '),
    }
  })
}

const labelOfLevel = (level: StudyLevel | null) => LEVELS.find(({ value }) => value === level)?.label

/** The other lists that a text leads to from one of them. Universities are searched where the text was typed. */
export const elsewhereOf = (
  text: string,
  understood: Understood,
  here: OtherList['what'],
  chosen: StudyLevel | null,
): OtherList[] =>
  listsOf(text, understood, chosen).filter(({ what }) => what !== 'universities' && what !== here)

/** A text whose words the rows have nowhere, with those put right that a name has. */
export function withRightNames(
  text: string,
  vocabulary: Vocabulary,
  hasWord: (word: string) => boolean,
): string {
  return text
    .split(' ')
    .map((typed) => {
      const word = normaliseText(typed)
      const right = vocabulary.correctedName(word)
      return right === word || hasWord(word) ? typed : right
    })
    .join(' ')
}
