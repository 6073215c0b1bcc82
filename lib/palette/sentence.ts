import { listsOf } from '../list/read-typed-text'
import type { OtherList } from '../list/text-meaning'
import { answersOf, waysOf } from '../search-words/answers'
import { withRightPlaces } from '../search-words/corrected-text'
import { isAside, originIn, type Part, type StudyLevel } from '../search-words/meaning'
import { understand } from '../search-words/understand'
import { comparisonOf } from '../universities/comparison-text'
import type { UniversityRow } from '../universities/row'
import type { Vocabulary } from '../search-words/vocabulary'
import type { PaletteChoice } from './entry'

const LISTS = {
  programmes: 'Programmes',
  scholarships: 'Scholarships',
  universities: 'Universities',
} as const satisfies Record<OtherList['what'], string>

/** The lists that a sentence leads to, as choices of the palette. */
export type Sentence = {
  /** The best first. */
  lists: readonly { what: OtherList['what']; choice: PaletteChoice }[]
  /** The text as it is shown where a country or place in it was mistyped; null where none was. */
  corrected: string | null
  /** Says more than a name of one thing would. */
  isSure: boolean
  /** The country that the visitor says they come from; null where the text names none. */
  origin: string | null
}

/**
 * The lists that a text leads to, with the filters that it names beyond names of things; null where it names no filter.
 * @param chosen the visitor's level, which counts where the text names none
 */
export function readSentence(
  text: string,
  vocabulary: Vocabulary,
  chosen: StudyLevel | null = null,
): Sentence | null {
  const understood = understand(text, vocabulary)
  const filters = understood.parts.filter(
    (part) => part.kind !== 'text' && part.kind !== 'place' && !isAside(part),
  )
  if (filters.length === 0) return null
  const sort = understood.parts.flatMap(({ kind, label }) => (kind === 'sort' ? [label] : []))
  const lists = listsOf(text, understood, chosen).map(({ what, href, label }): Sentence['lists'][number] => ({
    what,
    choice: {
      kind: 'page',
      href,
      label: [LISTS[what], [label, ...sort].filter(Boolean).join(', ')].filter(Boolean).join(': '),
      detail: 'With these filters',
    },
  }))
  return {
    lists,
    corrected: withRightPlaces(text, understood.parts, vocabulary),
    isSure: understood.parts.length > 1 || lists[0]?.what !== 'universities',
    origin: originIn(understood.parts),
  }
}

/** The answers to what the parts of a text ask beside a list. */
const answersTo = (parts: readonly Part[], vocabulary: Vocabulary) =>
  parts.some(isAside) ? answersOf(parts, vocabulary.further() ?? vocabulary) : []

/** What is said of a text without a page to lead to: that "astrology" is no subject of this site. */
export const readSaid = (text: string, vocabulary: Vocabulary): string[] =>
  answersTo(understand(text, vocabulary).parts, vocabulary).flatMap(({ href, label }) =>
    href ? [] : [label],
  )

/**
 * The pages that answer what a text asks, those of its countries where no other part of them answers, and the comparison
 * that it asks for. Awards are found by their names.
 */
export function readAnswers(
  text: string,
  vocabulary: Vocabulary,
  rows: readonly UniversityRow[],
): PaletteChoice[] {
  const { parts } = understand(text, vocabulary)
  const answers = answersTo(parts, vocabulary)
  const comparison = comparisonOf(text, rows, vocabulary)
  const named = parts.filter(({ kind, value }) => kind === 'country' && !value.includes(','))
  const countries = named[0]
    ? waysOf(named).filter(({ href }) => !answers.some((answer) => answer.href?.startsWith(`${href}#`)))
    : []
  const pages = [...(comparison ? [comparison.answer] : []), ...answers].flatMap(
    ({ href, label }): PaletteChoice[] =>
      href && !/^\/scholarships[/?]/.test(href) ? [{ kind: 'page', href, label, detail: 'To read' }] : [],
  )
  return [
    ...pages,
    ...countries.map((way): PaletteChoice => ({ kind: 'country', detail: 'To read', ...way })),
  ]
}
