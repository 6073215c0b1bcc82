import { elsewhereOf, isEither, isPlaceAlone, readTypedText } from '../list/read-typed-text'
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
import { PROGRAMME_LANGUAGES } from '../search-words/href'
import { isAtAny, isInAny, isInNations, isOutside } from '../search-words/place-test'
import type { Filters } from '../search-words/meaning'
import type { Vocabulary } from '../search-words/vocabulary'
import { hasWholeWords } from '../text/has-words'
import { normaliseText, queryWords } from '../text/normalise-text'
import { currencyOf } from '../list/money-filter'
import { TEXTS, type ProgrammeSearch } from './list'
import { SCORES } from './options'
import type { ProgrammeListRow } from './row'

type ProgrammeReading = Reading<ProgrammeSearch>

/** The option for the visitor's own result in IELTS; null for another test or a score below all options. */
function scoreOf({ test }: Filters): string | null {
  if (test?.id !== 'ielts') return null
  return SCORES.findLast(({ value }) => Number(value) <= test.score)?.value ?? null
}

/** The bounds of the fee with those that a text asks for. Nothing costs nothing in any currency. */
function feeOf({ search, filters: { fee } }: ProgrammeReading) {
  if (!fee) return {}
  const { min, max, currency } = fee
  return {
    ...narrowed(search, 'feeMin', min, Math.max),
    ...narrowed(search, 'feeMax', max, Math.min),
    ...((min !== null || max !== 0) && { currency }),
  }
}

/** Whether a programme's town, or its university or campus is at a place. */
function isAt({ university, campus, city }: ProgrammeListRow, place: string): boolean {
  if (city !== '') return hasWholeWords(normaliseText(city), place)
  return hasWholeWords(university.text, place) || hasWholeWords(normaliseText(campus), place)
}

/** Tests for what no filter of the list asks: nations of the United Kingdom, cities, one of several, a place in the world ranking. */
function testsOf({ parts, filters }: ProgrammeReading): KeyedPredicate<ProgrammeListRow>[] {
  const { nations, places, anyOf, rank } = filters
  const tests: ((row: ProgrammeListRow) => boolean)[] = []
  if (nations.length > 0) tests.push(({ university }) => isInNations(university, nations))
  if (places.length > 0) tests.push((row) => isAtAny(places, (place) => isAt(row, place)))
  if (anyOf.length > 0) tests.push((row) => isInAny(row.university, anyOf, (place) => isAt(row, place)))
  const excluded = valuesOf(parts, 'not')
  if (excluded.length > 0)
    tests.push((row) => isOutside(row.university, excluded, (place) => isAt(row, place)))
  if (rank !== null) tests.push(({ university }) => university.rank !== null && university.rank <= rank)
  return tests.map((test) => ['search', test])
}

/**
 * How much of a text names a programme: the number of words of its title, or of its subject where it has none, if the text
 * has them all. For "imperial medicine" Medicine comes before what is taught at the Imperial College of Science, Technology
 * and Medicine.
 */
function fitOf({ search }: ProgrammeReading, text: string): ((row: ProgrammeListRow) => number) | null {
  if (text === '') return null
  const typed = new Set(queryWords(search.search))
  return ({ title, titleEn, subject }) => {
    const named = queryWords(titleEn || title || subject)
    return named.every((word) => typed.has(word)) ? named.length : 0
  }
}

/** The subject of the list: that of the address, or the first that the text names. */
const ownSubject = ({ search, whole }: Pick<ProgrammeReading, 'search' | 'whole'>) =>
  search.subject ?? whole.filters.subjects[0]

/** The rows are those of one subject: a choice of others leads to theirs. */
function elsewhere(reading: ProgrammeReading) {
  const { search, whole } = reading
  const { subjects } = whole.filters
  const own = ownSubject(reading)
  const other = isEither(whole.parts, 'subject') ? subjects.find((slug) => slug !== own) : subjects[0]
  if (!other) return elsewhereOf(search.search, whole, 'programmes', search.level)
  const parts = whole.parts.filter(({ kind, value }) => kind !== 'subject' || value === other)
  const named = { ...whole, filters: { ...whole.filters, subjects: [other] }, parts }
  return elsewhereOf(search.search, named, other === own ? 'programmes' : 'universities', search.level)
}

const TEXT: TextTable<ProgrammeListRow, ProgrammeSearch> = {
  words: {
    subject: {
      // "Law and economics" is a title, "law or medicine" leaves a choice.
      isText: ({ value }, reading) =>
        value !== ownSubject(reading) && !isEither(reading.whole.parts, 'subject'),
    },
    level: { set: ({ filters }) => asked('level', filters.level) },
    country: { set: ({ search, filters }) => widened(search, 'country', filters.countries) },
    region: {
      isText: (part, { search }) => isOther(search.region, part),
      set: ({ filters }) => asked('region', filters.region),
    },
    nation: {},
    not: {},
    sector: { set: ({ search, parts }) => widened(search, 'sector', valuesOf(parts, 'sector')) },
    mode: { set: ({ search, parts }) => widened(search, 'mode', valuesOf(parts, 'mode')) },
    length: { set: ({ search, parts }) => widened(search, 'length', valuesOf(parts, 'length')) },
    place: { isText: (_, { whole, search }) => isPlaceAlone(whole, search.search) },
    fee: {
      isText: (_, { search, whole }) =>
        (search.feeMin !== null || search.feeMax !== null) &&
        whole.filters.fee?.currency !== currencyOf(search),
      set: feeOf,
    },
    sort: { set: ({ search, filters }) => asked('sort', filters.sort && search.sort === 'ranking' && 'fee') },
    language: {
      isText: ({ value }) => !PROGRAMME_LANGUAGES.includes(value),
      set: ({ search, filters }) => widened(search, 'language', filters.languages),
    },
    rank: {},
    test: {
      isText: (_, { search, whole }) => search.ielts !== null && search.ielts !== scoreOf(whole.filters),
      isUsed: ({ filters }) => scoreOf(filters) !== null,
      set: ({ filters }) => asked('ielts', scoreOf(filters)),
    },
  },
  isAsked: ({ subject }) => subject !== null,
  tests: testsOf,
  texts: TEXTS,
  countryOf: ({ university }) => university,
  fitOf,
  labelOf: ({ kind, value, label }, reading) =>
    kind === 'subject' && value !== ownSubject(reading) ? `${label} (a list of its own)` : label,
  elsewhere,
}

/**
 * A search of the programmes as its text means it. Within a subject its own name in the text is a part as well; another
 * subject's name is text, because the rows are those of one subject.
 */
export const meanProgrammes = (
  search: ProgrammeSearch,
  vocabulary: Vocabulary,
): Meant<ProgrammeListRow, ProgrammeSearch> => readText(TEXT, search, vocabulary, null)

/** The subject that the text of a search names first; null where it names none. */
export function subjectOfText(text: string, vocabulary: Vocabulary): string | null {
  return readTypedText(text, vocabulary).filters.subjects[0] ?? null
}
