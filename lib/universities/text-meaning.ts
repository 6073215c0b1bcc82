import { alternatives, elsewhereOf, isPlaceAlone } from '../list/read-typed-text'
import type { KeyedPredicate } from '../list/split-rows'
import {
  asked,
  isOther,
  narrowed,
  readText,
  valuesOf,
  widened,
  type Reading,
  type TextTable,
} from '../list/text-reader'
import type { Meant } from '../list/text-meaning'
import { isAtAny, isInAny, isInNations, isOutside } from '../search-words/place-test'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import { errorsAllowed } from '../search-words/typing-errors'
import type { Vocabulary } from '../search-words/vocabulary'
import { searchedText } from '../text/clean-text'
import { hasWholeWords, hasWords } from '../text/has-words'
import { normaliseText } from '../text/normalise-text'
import { comparisonOf } from './comparison-text'
import { TEXTS, type UniversitySearch } from './list'
import type { UniversityRow } from './row'
import { setSubjects, testsOfSubjects, type SubjectsGiven } from './subject-tests'
import type { UkSearch } from './uk/list'

type Row = UniversityRow
type Search = UniversitySearch | UkSearch
type Test = KeyedPredicate<Row>

const isAt =
  ({ text }: Row) =>
  (place: string) =>
    hasWholeWords(text, place)

/** Tests for places that no filter of the lists asks for. */
function testsOfPlaces({ parts, filters: { places, nations, anyOf } }: Reading<Search>): Test[] {
  const tests: Test[1][] = []
  if (places.length > 0) tests.push((row) => isAtAny(places, isAt(row)))
  if (nations.length > 0) tests.push((row) => isInNations(row, nations))
  if (anyOf.length > 0) tests.push((row) => isInAny(row, anyOf, isAt(row)))
  const excluded = valuesOf(parts, 'not')
  if (excluded.length > 0) tests.push((row) => isOutside(row, excluded, isAt(row)))
  return tests.map((test) => ['search', test])
}

/**
 * The fit of names to the words that are searched by name: the places, and the words that were not understood. For a
 * place alone only whole names count: for "berlin" a name that begins with it is no better than another. Parts of words
 * count for nothing: "mit" is in Smith too.
 */
function fitOf(places: readonly string[], text: string): ((row: Row) => number) | null {
  const queries = (places.length > 0 ? places : ['']).flatMap((place) =>
    alternatives(text).flatMap((one) => readNameQuery(`${place} ${one}`) ?? []),
  )
  const least = text === '' ? FIT.initials : FIT.beginnings
  if (queries.length === 0) return null
  return (row) => {
    const fit = Math.max(...queries.map((query) => relevance(row, query)))
    return fit >= least ? fit : 0
  }
}

/**
 * Names that a place is, then what is there or named after it, before what only speaks of it. There is an Edinburg as well:
 * names in which only a last letter more stands count like what is there.
 */
function fitOfPlace(place: string): ((row: Row) => number) | null {
  const fit = fitOf([place], '')
  const name = normaliseText(place)
  const isLonger = (word: string) => word.length === name.length + 1 && word.startsWith(name)
  const isNamed = ({ nameKey }: Row) => errorsAllowed(name.length) > 0 && nameKey.split(' ').some(isLonger)
  return fit && ((row) => fit(row) || (isAt(row)(name) || isNamed(row) ? FIT.parts : 0))
}

/** A test for the initials of a name. Words of a name go before them. */
function testOfInitials({ parts, rest, vocabulary: { names } }: Reading<Search>): Test | null {
  const word = normaliseText(rest)
  if (parts.length > 0 || !names.initials.has(word) || names.having.has(word)) return null
  const query = readNameQuery(rest)
  return query && ['search', (row) => relevance(row, query) > 0 || hasWords(row, [word], TEXTS)]
}

/** A text of several words that may be a name as it stands, though they have a meaning: "IT University of Copenhagen". */
function namedAs(text: string): ((row: Row) => boolean) | null {
  const { phrase = '' } = readNameQuery(text) ?? {}
  return phrase.includes(' ') ? ({ nameKey }) => nameKey === phrase : null
}

/** What the lists of universities make of typed texts alike. */
const SHARED = {
  tests: testsOfPlaces,
  texts: TEXTS,
  countryOf: (row) => row,
  testOfName: testOfInitials,
  isNamed: namedAs,
  fitOf: ({ whole, search, filters }, text) =>
    isPlaceAlone(whole, search.search) ? fitOfPlace(search.search) : fitOf(filters.places, text),
  elsewhere: (reading) => elsewhereOf(reading.search.search, reading, 'universities', reading.search.level),
} satisfies Partial<TextTable<Row, Search>>

const WORDS = {
  place: { isText: (_, { whole, search }) => isPlaceAlone(whole, search.search) },
  level: { set: ({ filters }) => asked('level', filters.level) },
  not: {},
} satisfies TextTable<Row, Search>['words']

/** The sum of a fee in US dollars; null where no rate is known. */
function inDollars(sum: number | null | undefined, { filters: { fee }, vocabulary }: Reading<Search>) {
  const rate = fee && vocabulary.rates[fee.currency]
  return sum !== null && sum !== undefined && rate ? Math.round(sum / rate) : null
}

const WORLD_TEXT: TextTable<Row, UniversitySearch> = {
  ...SHARED,
  words: {
    ...WORDS,
    country: { set: ({ search, filters }) => widened(search, 'country', filters.countries) },
    region: {
      isText: (part, { search }) => isOther(search.region, part),
      set: ({ filters }) => asked('region', filters.region),
    },
    nation: {},
    sector: { set: ({ search, parts }) => widened(search, 'sector', valuesOf(parts, 'sector')) },
    fee: {
      set: (reading) => ({
        ...narrowed(reading.search, 'tuitionMin', inDollars(reading.filters.fee?.min, reading), Math.max),
        ...narrowed(reading.search, 'tuitionMax', inDollars(reading.filters.fee?.max, reading), Math.min),
      }),
    },
    sort: {
      set: ({ search, filters }) => asked('sort', filters.sort && search.sort === 'ranking' && 'tuition'),
    },
    rank: { set: ({ search, filters }) => narrowed(search, 'rankMax', filters.rank, Math.min) },
    // The list knows of English alone.
    language: {
      isUsed: ({ filters: { languages } }) => languages.join() === 'en',
      set: () => ({ taught: 'english' }),
    },
  },
  labelOf: ({ kind, label }, { filters: { languages, subjects } }) =>
    kind === 'language' && languages.join() === 'en' && subjects.length > 0
      ? `Subject ${label.replace(/^T/, 't')}`
      : label,
}

const UK_TEXT: TextTable<Row, UkSearch> = {
  ...SHARED,
  words: {
    ...WORDS,
    nation: {
      set: ({ search, filters: { nations } }) =>
        nations.length > 0 ? { nation: search.nation.length > 0 ? search.nation : nations } : {},
    },
    country: { isUsed: ({ filters }) => filters.countries.every((code) => code === 'gb') },
  },
}

/** What typed texts are read with. */
type Given = SubjectsGiven & { vocabulary: Vocabulary }

type Mean<Search> = (search: Search, given: Given) => Meant<Row, Search>

/** A text that compares universities leads to their comparison; names that "vs" joins are all that it looks for. */
const meanIn =
  <Own extends Search>(table: TextTable<Row, Own>): Mean<Own> =>
  (search, given) => {
    const { vocabulary, rows } = given
    const subject = {
      tests: (reading: Reading<Own>) => testsOfSubjects(reading, given),
      set: setSubjects,
    }
    const words = { ...table.words, subject }
    const meant = readText({ ...table, words }, search, vocabulary, rows)
    const comparison = meant.shown && comparisonOf(searchedText(search.search), rows, vocabulary)
    if (!meant.shown || !comparison) return meant
    const { ids, answer, isSure } = comparison
    // "oxford or cambridge" may be the towns as well, "yale or columbia" is not.
    const { parts, text: names } = meant.shown
    const isOfNames = isSure || (names !== '' && parts.every(({ kind }) => kind === 'place'))
    if (!isOfNames) return { ...meant, shown: { ...meant.shown, answers: [answer, ...meant.shown.answers] } }
    const text = search.search
    return {
      search: { ...search, search: '' },
      meaning: {
        ...{ typed: search, tests: [['search', ({ id }) => ids.includes(id)]], fit: null },
        hasItsWords: () => false,
      },
      shown: {
        parts: [],
        unused: [],
        text,
        isCorrected: false,
        set: {},
        elsewhere: [],
        answers: [answer],
      },
    }
  }

/** A search of the world's universities as its text means it. */
export const meanWorld = meanIn(WORLD_TEXT)

/** A search of the universities of the United Kingdom as its text means it. */
export const meanUk = meanIn(UK_TEXT)
