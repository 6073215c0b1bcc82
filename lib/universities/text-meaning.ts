import type { KeyedPredicate, Match } from '../list/split-rows'
import {
  alternatives,
  elsewhereOf,
  isEither,
  readTypedText,
  testOfEither,
  unusedKinds,
  withRightNames,
} from '../list/read-typed-text'
import { meaningOf, withMeaning, type Meant } from '../list/text-meaning'
import type { ListSearch, SearchValues } from '../list/filter'
import { isInAny, isInNations } from '../search-words/place-test'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import { NO_FILTERS, type Filters, type Part, type Understood } from '../search-words/meaning'
import { phraseKey, type Vocabulary } from '../search-words/vocabulary'
import { searchedText } from '../text/clean-text'
import { normaliseText } from '../text/normalise-text'
import type { UniversityRow } from './row'
import { POPULAR_PROGRAMMES, type PopularProgramme } from './vocabulary'

type Row = UniversityRow
type Test = KeyedPredicate<Row>

/** The translation of a text's meaning into filters of one list. */
type Apply = (
  filters: Filters,
  search: SearchValues,
  vocabulary: Vocabulary,
) => {
  /** Values of the list's own filters. */
  set: SearchValues
  /** The kinds of parts that the list uses, in its own filters or in tests. */
  used: readonly Part['kind'][]
}

const spaced = (text: string) => ` ${text} `

/** The labels of programmes for a subject. */
const labelsOf = (vocabulary: Vocabulary, subject: string): PopularProgramme[] =>
  POPULAR_PROGRAMMES.filter(({ label }) => {
    const phrases = [label, ...label.split(' and ')].map((one) => phraseKey(normaliseText(one).split(' ')))
    return phrases.some((phrase) =>
      vocabulary.phrases.get(phrase)?.some(({ kind, value }) => kind === 'subject' && value === subject),
    )
  }).map(({ value }) => value)

const hasWords = (row: Row, words: readonly string[]) =>
  words.every((word) => row.text.includes(word) || row.about.includes(word))

/** Tests for what no filter of the lists asks: a place, nations, one of several, a subject in the words of the record. */
function testsOf({ filters, parts }: Understood, vocabulary: Vocabulary): Test[] {
  const tests: Test[] = []
  const { places, nations, anyOf, subjects } = filters
  const isAt =
    ({ text }: Row) =>
    (place: string) =>
      spaced(text).includes(spaced(place))
  if (places.length > 0) tests.push(['search', (row) => places.some(isAt(row))])
  if (nations.length > 0) tests.push(['search', (row) => isInNations(row, nations)])
  if (anyOf.length > 0) tests.push(['search', (row) => isInAny(row, anyOf, isAt(row))])
  const ofSubjects = subjects.map((subject): Test[1] => {
    const labels = labelsOf(vocabulary, subject)
    const typed = parts
      .filter(({ kind, value }) => kind === 'subject' && value === subject)
      .map(({ words }) =>
        normaliseText(words)
          .split(' ')
          .filter((word) => vocabulary.isTelling(word) || word.length > 4),
      )
    const has = (row: Row) =>
      labels.some((label) => row.programmes.includes(label)) ||
      typed.some((words) => words.length > 0 && hasWords(row, words))
    // A record without programmes does not say that it lacks one.
    return (row) => has(row) || (row.programmes.length > 0 ? false : null)
  })
  // "Law or medicine" is either, "law and medicine" both.
  if (isEither(parts, 'subject'))
    tests.push(['programmes', (row) => either(ofSubjects.map((test) => test(row)))])
  else tests.push(...ofSubjects.map((test): Test => ['programmes', test]))
  return tests
}

const either = (matches: readonly Match[]): Match =>
  matches.includes(true) ? true : matches.includes(null) ? null : false

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

/** A text that is nothing but the name of a place is searched as text: the place is among what it finds. */
function read(text: string, vocabulary: Vocabulary, isChosen: (part: Part) => boolean) {
  const understood = readTypedText(text, vocabulary, isChosen)
  const { parts, filters } = understood
  const isPlace = parts.length === 1 && parts[0]?.kind === 'place' && parts[0].value === normaliseText(text)
  if (!isPlace) return { understood, fit: (rest: string) => fitOf(filters.places, rest) }
  return {
    understood: { filters: NO_FILTERS, parts: [], rest: text },
    fit: (rest: string) => fitOf([rest], ''),
  }
}

function mean<Search extends ListSearch>(
  typed: Search,
  vocabulary: Vocabulary,
  rows: readonly Row[],
  apply: Apply,
): Meant<Search> {
  if (searchedText(typed.search) === '' || meaningOf(typed)) return { search: typed, shown: null }
  const values = typed as unknown as SearchValues
  const { understood, fit } = read(
    typed.search,
    vocabulary,
    ({ kind, value }) => kind === 'region' && Boolean(values.region) && values.region !== value,
  )
  const { parts, filters, rest } = understood
  const { set, used } = apply(filters, values, vocabulary)
  const { names } = vocabulary
  const word = normaliseText(rest)
  const initials =
    parts.length === 0 && names.initials.has(word) && !names.having.has(word) ? readNameQuery(rest) : null
  const text = initials
    ? rest
    : withRightNames(rest, vocabulary, (word) => rows.some((row) => hasWords(row, [word])))
  const ofEither = testOfEither<Row>(text, (row) => [row.text, row.about])
  const tests = [...testsOf(understood, vocabulary), ...(ofEither ? [ofEither] : [])]
  if (initials) tests.push(['search', (row) => relevance(row, initials) > 0 || hasWords(row, [word])])
  const search = withMeaning<Row, Search>(
    typed,
    { ...set, search: initials || ofEither ? '' : text },
    {
      typed,
      tests,
      fit: fit(text),
    },
  )
  const unused = unusedKinds(parts, used)
  const isCorrected = text !== rest
  return {
    search,
    shown: {
      parts,
      unused,
      text,
      isCorrected,
      set,
      elsewhere: elsewhereOf(typed.search, understood, 'universities'),
    },
  }
}

const lowest = (a: unknown, b: number) => (typeof a === 'number' ? Math.min(a, b) : b)
const highest = (a: unknown, b: number) => (typeof a === 'number' ? Math.max(a, b) : b)

const applyToWorld: Apply = (filters, search, { rates }) => {
  const { countries, region, level, fee, sort, languages, rank } = filters
  // The list knows of English alone.
  const isEnglish = languages.length === 1 && languages[0] === 'en'
  const chosen = search.country as readonly string[]
  const inDollars = (sum: number | null) => {
    const rate = fee && rates[fee.currency]
    return sum !== null && rate ? Math.round(sum / rate) : null
  }
  const [least, most] = [inDollars(fee?.min ?? null), inDollars(fee?.max ?? null)]
  const isInOrder = search.sort === 'ranking'
  return {
    set: {
      ...(countries.length > 0 && { country: [...new Set([...chosen, ...countries])].sort() }),
      ...(region && { region }),
      ...(level && { level }),
      ...(least !== null && { tuitionMin: highest(search.tuitionMin, least) }),
      ...(most !== null && { tuitionMax: lowest(search.tuitionMax, most) }),
      ...(sort && isInOrder && { sort: 'tuition' }),
      ...(isEnglish && { taught: 'english' }),
      ...(rank !== null && { rankMax: lowest(search.rankMax, rank) }),
    },
    used: [
      ...(['country', 'region', 'nation', 'place', 'level', 'subject', 'fee', 'sort', 'rank'] as const),
      ...(isEnglish ? (['language'] as const) : []),
    ],
  }
}

const applyToUk: Apply = ({ level, nations, countries }, search) => {
  const chosen = search.nation as readonly string[]
  return {
    set: {
      ...(level && { level }),
      ...(nations.length > 0 && { nation: chosen.length > 0 ? chosen : nations }),
    },
    used: [
      ...(['level', 'nation', 'place', 'subject'] as const),
      ...(countries.every((code) => code === 'gb') ? (['country'] as const) : []),
    ],
  }
}

type Mean = <Search extends ListSearch>(
  search: Search,
  vocabulary: Vocabulary,
  rows: readonly Row[],
) => Meant<Search>

/** A search of the world's universities as its text means it. */
export const meanWorld: Mean = (search, vocabulary, rows) => mean(search, vocabulary, rows, applyToWorld)

/** A search of the universities of the United Kingdom as its text means it. */
export const meanUk: Mean = (search, vocabulary, rows) => mean(search, vocabulary, rows, applyToUk)
