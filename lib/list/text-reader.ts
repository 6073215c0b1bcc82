import { answersOf } from '../search-words/answers'
import { isAside, type Filters, type Part, type Understood } from '../search-words/meaning'
import { withRightPlaces } from '../search-words/corrected-text'
import { isWhereKind } from '../search-words/place-meaning'
import { isInNames } from '../search-words/names'
import type { Vocabulary } from '../search-words/vocabulary'
import { searchedText } from '../text/clean-text'
import { hasWords, isInTexts, type TextReaders } from '../text/has-words'
import { normaliseText, queryWords } from '../text/normalise-text'
import type { ListSearch, SearchValues } from './filter'
import { readTypedText, testOfEither, unusedKinds, withRightNames } from './read-typed-text'
import type { KeyedPredicate } from './split-rows'
import type { Meant, ShownMeaning } from './text-meaning'

/** A typed text as a list reads it, without the parts that stay text there. */
export type Reading<Search> = Understood & {
  /** The search as it was typed. Its other values were chosen. */
  search: Search
  /** The text with the parts that stay text as well. */
  whole: Understood
  vocabulary: Vocabulary
}

/** What a list makes of one kind of part. */
type WordUse<Row, Search> = {
  /** The part stays text: the list has no filter for it, or it contradicts what was chosen. */
  isText?: (part: Part, reading: Pick<Reading<Search>, 'search' | 'whole'>) => boolean
  /** Whether the list asks anything for it; left out where it always does. */
  isUsed?: (reading: Reading<Search>) => boolean
  /** The values of the list's filters that it changes. */
  set?: (reading: Reading<Search>) => SearchValues
  /** Tests for what no filter of the list asks. */
  tests?: (reading: Reading<Search>) => readonly KeyedPredicate<Row>[]
}

/** Values of parts whose words no record has to contain: what is denied, and "best". */
const ASKS_NOTHING = /^(best$|no |Without |Not )/

/** The letters of a word that is no longer than this stand in many others. */
const SHORT = 3

/** The short words of the parts that were understood. */
const shortWordsOf = (parts: readonly Part[]) =>
  parts
    .filter(({ kind }) => kind !== 'text')
    .flatMap(({ words }) => queryWords(words))
    .filter(({ length }) => length <= SHORT)

/** The places that a text of more than one of them asks for, as they were typed. Of a text that is one, rows may have a part. */
function placesOf(typed: string, { parts, rest }: Understood): string[] {
  const places = parts.filter(({ kind }) => isWhereKind(kind))
  return places.length === parts.length && places.length < 2 && rest === ''
    ? []
    : places.map(({ start, end }) => normaliseText(typed.slice(start, end)))
}

/** The country of a row, in words, and a nation of it. */
type InCountry = { countryCode: string; country: string; nation: string | null }

/** Whether another country than those asked for has the words of a place in its name: "Niger" stands in Nigeria. */
const isOfNamesake = (
  { countryCode, country, nation }: InCountry,
  places: readonly string[],
  { countries }: Filters,
) =>
  countries.length > 0 &&
  !countries.includes(countryCode) &&
  places.some((place) => normaliseText(`${country} ${nation ?? ''}`).includes(place))

/** How one list reads typed texts. */
export type TextTable<Row, Search> = {
  /** Of each kind of part what the list makes of it. A kind that is missing is shown as one that is not used. */
  words: Readonly<Partial<Record<Part['kind'], WordUse<Row, Search>>>>
  /** Whether a search asks something of the list beside its text. */
  isAsked?: (search: Search) => boolean
  /** The filters and tests for what several kinds say together. */
  set?: WordUse<Row, Search>['set']
  tests?: (reading: Reading<Search>) => readonly KeyedPredicate<Row>[]
  /** The texts of a row in which the words that were not understood are looked for. */
  texts: TextReaders<Row>
  /** The country of a row; left out where a row has several, or none. */
  countryOf?: (row: Row) => InCountry
  /** A test for a text that is no words to look for, but a name in short: "LSHTM". */
  testOfName?: (reading: Reading<Search>) => KeyedPredicate<Row> | null
  /** The fit of a row's name to the text that is left. */
  fitOf?: (reading: Reading<Search>, text: string) => ((row: Row) => number) | null
  /** Whether the text as it was typed is the name of a row; null where none has such a name. */
  isNamed?: (text: string) => ((row: Row) => boolean) | null
  /** The label of a part where the list has words of its own for it. */
  labelOf?: (part: Part, reading: Reading<Search>) => string
  elsewhere: (reading: Reading<Search>) => ShownMeaning['elsewhere']
}

/**
 * A search as its text means it. Null where nothing was typed.
 * @param rows those of the list, by which typing errors in names are put right; null: none is
 */
export function readText<Row, Search extends ListSearch>(
  table: TextTable<Row, Search>,
  search: Search,
  vocabulary: Vocabulary,
  rows: readonly Row[] | null,
): Meant<Row, Search> {
  const { words, texts, labelOf, countryOf } = table
  const typed = search.search
  if (searchedText(typed) === '') return { search, shown: null }
  const whole = readTypedText(typed, vocabulary)
  // What asks nothing of the list is looked for as it stands, so that not all rows are found.
  const isAsked =
    table.isAsked?.(search) ||
    whole.parts.some((part) => part.kind !== 'text' && (!isAside(part) || words[part.kind]))
  const answers = whole.parts.some(isAside) ? answersOf(whole.parts, vocabulary.further() ?? vocabulary) : []
  const elsewhere = (one: Understood) => table.elsewhere({ ...one, search, whole, vocabulary })
  // A fact of the visitor alone is no name to look for.
  const isSaid = whole.parts.every(({ kind }) => kind === 'said')
  const isQuestion =
    !isAsked &&
    whole.rest === '' &&
    whole.parts.every((part) => isAside(part) && part.kind !== 'page' && !ASKS_NOTHING.test(part.value)) &&
    (answers.some(({ href }) => href !== null) || elsewhere(whole).length > 0 || isSaid)
  const isText = (part: Part) =>
    words[part.kind]?.isText?.(part, { search, whole }) ??
    (isAside(part) && part.kind !== 'page' && !isAsked && !ASKS_NOTHING.test(part.value))
  const understood = whole.parts.some(isText) ? readTypedText(typed, vocabulary, isText) : whole
  const reading = { ...understood, search, whole, vocabulary }
  const { parts, rest } = understood
  const shown = isQuestion && isSaid ? whole.parts : parts

  const used = Object.entries(words).filter(([, { isUsed }]) => isUsed?.(reading) ?? true)
  const uses = [table, ...used.map(([, use]) => use)]
  const set: SearchValues = Object.assign({}, ...uses.map((use) => use.set?.(reading)))
  const ofName = table.testOfName?.(reading) ?? null
  const hasWord = (word: string) => rows?.some((row) => hasWords(row, [word], texts))
  const isAsTyped = ofName || !rows || whole.parts.some(isAside) || /["“”„«»]/.test(typed)
  const right = isAsTyped ? rest : withRightNames(rest, vocabulary, (word) => hasWord(word) ?? true)
  // Two words put right may be of two names, and then nothing has both.
  const isFound = right === rest || rows?.some((row) => hasWords(row, queryWords(right), texts))
  const text = isFound ? right : rest
  const ofText = ofName ?? testOfEither(text, texts)
  const places = placesOf(typed, understood)
  const asWords = [...shortWordsOf(parts), ...places]
  const hasItsWords = (row: Row) =>
    asWords.every((words) => isInTexts(row, words, texts)) &&
    !(countryOf && isOfNamesake(countryOf(row), places, understood.filters))
  const tests = [...uses.flatMap((use) => use.tests?.(reading) ?? []), ...(ofText ? [ofText] : [])]
  const corrected = withRightPlaces(typed, parts, vocabulary)
  if (isQuestion) tests.push(['search', () => false])
  return {
    search: { ...search, ...set, search: ofText || isQuestion ? '' : text },
    meaning: {
      typed: search,
      tests,
      fit: table.fitOf?.(reading, text) ?? null,
      // What a text excludes may contain it.
      hasItsWords: isQuestion || parts.some(({ kind }) => kind === 'not') ? () => false : hasItsWords,
      isNamed: table.isNamed?.(typed) ?? null,
      isSpeltRight: queryWords(rest).every((word) => isInNames(vocabulary.names, word)),
    },
    shown: {
      parts: labelOf ? shown.map((part) => ({ ...part, label: labelOf(part, reading) })) : shown,
      unused: unusedKinds(
        shown,
        used.map(([kind]) => kind as Part['kind']),
      ),
      text,
      isCorrected: text !== rest,
      ...(corrected !== null && { corrected: text === rest ? corrected : corrected.replace(rest, text) }),
      set,
      elsewhere: elsewhere(isQuestion ? whole : understood),
      answers,
      ...(isQuestion && { isQuestion }),
    },
  }
}

/** The values of the parts of a kind, each once. */
export const valuesOf = (parts: readonly Part[], kind: Part['kind']) => [
  ...new Set(parts.filter((part) => part.kind === kind).map(({ value }) => value)),
]

/** A filter of several values with those that a text adds, in one order; nothing where it adds none. */
export function widened<Search>(search: Search, key: keyof Search & string, added: readonly string[]) {
  if (added.length === 0) return {}
  return { [key]: [...new Set([...(search[key] as readonly string[]), ...added])].sort() }
}

/** A filter's value; nothing where a text asks for none. */
export const asked = (key: string, value: unknown): SearchValues => (value ? { [key]: value } : {})

/** The upper or lower bound of a range, narrowed by the one that a text asks for; nothing where it asks for none. */
export function narrowed<Search>(
  search: Search,
  key: keyof Search & string,
  bound: number | null,
  narrower: (a: number, b: number) => number,
): SearchValues {
  const chosen = search[key] as number | null
  return bound === null ? {} : { [key]: chosen === null ? bound : narrower(chosen, bound) }
}

/** Whether another value than a part's was chosen. */
export const isOther = (chosen: string | null | undefined, { value }: Part): boolean =>
  Boolean(chosen) && chosen !== value
