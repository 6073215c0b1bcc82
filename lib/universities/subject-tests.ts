import { isEither } from '../list/read-typed-text'
import type { SearchValues } from '../list/filter'
import { holdsAny } from '../list/filter-parts'
import type { RowsWith } from '../list/rows-with'
import type { KeyedPredicate, Match } from '../list/split-rows'
import type { Reading } from '../list/text-reader'
import { phraseKey, type Vocabulary } from '../search-words/vocabulary'
import { hasWords, isInTexts } from '../text/has-words'
import { normaliseText } from '../text/normalise-text'
import { levelOf } from './level'
import { TEXTS, type UniversitySearch } from './list'
import type { UniversityRow } from './row'
import type { TestOfTaught } from './taught'
import { withSubjects } from './typed-subjects'
import type { UkSearch } from './uk/list'
import { POPULAR_PROGRAMMES, type PopularProgramme } from './vocabulary'

type Row = UniversityRow
type Search = UniversitySearch | UkSearch
type Test = KeyedPredicate<Row>

/** What tests for subjects need beside the text. */
export type SubjectsGiven = {
  rows: readonly Row[]
  testTaught: TestOfTaught
  /** Finds rows with words; left out where each row is to be asked. */
  rowsWith?: RowsWith<Row>
}

/** The labels of programmes for a subject. */
const labelsOf = (vocabulary: Vocabulary, subject: string): PopularProgramme[] =>
  POPULAR_PROGRAMMES.filter(({ label }) => {
    const phrases = [label, ...label.split(' and ')].map((one) => phraseKey(normaliseText(one).split(' ')))
    return phrases.some((phrase) =>
      vocabulary.phrases.get(phrase)?.some(({ kind, value }) => kind === 'subject' && value === subject),
    )
  }).map(({ value }) => value)

/** A test for words. The letters of a short one stand in many others: "it" in University. */
function testOfWords(words: readonly string[], { rows, rowsWith }: SubjectsGiven): (row: Row) => boolean {
  const [long, short] = [words.filter(({ length }) => length > 3), words.filter(({ length }) => length <= 3)]
  const having = rowsWith && long.length > 0 && new Set(rowsWith(rows, long))
  const hasLong = (row: Row) => (having ? having.has(row) : hasWords(row, long, TEXTS))
  return (row) => hasLong(row) && short.every((word) => isInTexts(row, word, TEXTS))
}

const passesOne = (tests: readonly ((row: Row) => boolean)[]) => (row: Row) => {
  for (const test of tests) if (test(row)) return true
  return false
}

/** Tests for subjects: by what sources state, and in the words of the record, of which none says that it lacks one. */
export function testsOfSubjects(
  { search, filters, parts, vocabulary }: Reading<Search>,
  given: SubjectsGiven,
): Test[] {
  const level = filters.level ?? levelOf(search)
  const tests = filters.subjects.map((subject): Test[1] => {
    const labels = labelsOf(vocabulary, subject)
    const typed = parts
      .filter(({ kind, value }) => kind === 'subject' && value === subject)
      .map(({ words }) =>
        normaliseText(words)
          .split(' ')
          .filter((word) => vocabulary.isTelling(word) || word.length > 4),
      )
      .filter((words) => words.length > 0)
      .map((words) => testOfWords(words, given))
    const has = passesOne([(row) => holdsAny(row.programmes, labels) ?? false, ...typed])
    const isTaught = given.testTaught(subject, level)
    return (row) => has(row) || isTaught(row)
  })
  // "Law or medicine" is either, "law and medicine" both.
  return isEither(parts, 'subject')
    ? [['programmes', (row) => either(tests.map((test) => test(row)))]]
    : tests.map((test) => ['programmes', test])
}

/** The subjects for the filters that read them. */
export function setSubjects({ filters: { subjects }, parts }: Reading<Search>): SearchValues {
  if (subjects.length === 0) return {}
  return withSubjects(isEither(parts, 'subject') ? [subjects] : subjects.map((subject) => [subject]))
}

const either = (matches: readonly Match[]): Match =>
  matches.includes(true) ? true : matches.includes(null) ? null : false
