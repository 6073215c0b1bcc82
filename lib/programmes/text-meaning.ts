import {
  alternatives,
  elsewhereOf,
  isEither,
  readTypedText,
  testOfEither,
  unusedKinds,
} from '../list/read-typed-text'
import type { SearchValues } from '../list/filter'
import type { KeyedPredicate } from '../list/split-rows'
import { meaningOf, withMeaning, type Meant } from '../list/text-meaning'
import { PROGRAMME_LANGUAGES } from '../search-words/href'
import { isInAny, isInNations } from '../search-words/place-test'
import type { Filters, Part, Understood } from '../search-words/meaning'
import type { Vocabulary } from '../search-words/vocabulary'
import { searchedText } from '../text/clean-text'
import { normaliseText } from '../text/normalise-text'
import { currencyOf } from './fee-filter'
import type { ProgrammeSearch } from './list'
import { SCORES } from './options'
import type { ProgrammeListRow } from './row'

/** Kinds of parts that the list uses, in filters, in its order or in a test. */
const USED = [
  'subject',
  'level',
  'country',
  'region',
  'nation',
  'place',
  'fee',
  'sort',
  'language',
  'rank',
] as const

const lowest = (a: number | null, b: number) => (a === null ? b : Math.min(a, b))
const highest = (a: number | null, b: number) => (a === null ? b : Math.max(a, b))

/** The option for the visitor's own result in IELTS; null for another test or a score below all options. */
function scoreOf({ test }: Filters): string | null {
  if (test?.id !== 'ielts') return null
  return SCORES.findLast(({ value }) => Number(value) <= test.score)?.value ?? null
}

/** Nothing costs nothing in any currency. */
const isFree = ({ min, max }: NonNullable<Filters['fee']>) => min === null && max === 0

/** Parts that stay text: the list has no filter for them, or they contradict a filter that was chosen. */
function isText({ kind, value }: Part, whole: Understood, search: ProgrammeSearch): boolean {
  const { filters, parts } = whole
  const { subject, region, ielts, feeMin, feeMax } = search
  switch (kind) {
    case 'place':
      return isPlaceAlone(whole, search.search)
    case 'subject':
      // "Law and economics" is a title, "law or medicine" leaves a choice.
      return value !== (subject ?? filters.subjects[0]) && !isEither(parts, 'subject')
    case 'region':
      return region !== null && region !== value
    case 'language':
      return !PROGRAMME_LANGUAGES.includes(value)
    case 'test':
      return ielts !== null && ielts !== scoreOf(filters)
    case 'fee': {
      const isBounded = feeMin !== null || feeMax !== null
      return isBounded && filters.fee?.currency !== currencyOf(search)
    }
    default:
      return false
  }
}

/** The bounds of the fee with those that a text asks for. */
function feeOf({ fee }: Filters, search: ProgrammeSearch): SearchValues {
  if (!fee) return {}
  const { min, max, currency } = fee
  return {
    ...(min !== null && { feeMin: highest(search.feeMin, min) }),
    ...(max !== null && { feeMax: lowest(search.feeMax, max) }),
    ...(!isFree(fee) && { currency }),
  }
}

/** The values of the list's filters that a text changes. The subject is that of the address, or there is none yet. */
function setOf(filters: Filters, search: ProgrammeSearch): SearchValues {
  const { countries, region, level, languages: taught, sort } = filters
  const ielts = scoreOf(filters)
  return {
    ...(level && { level }),
    ...(countries.length > 0 && { country: [...new Set([...search.country, ...countries])].sort() }),
    ...(region && { region }),
    ...feeOf(filters, search),
    ...(taught.length > 0 && { language: [...new Set([...search.language, ...taught])].sort() }),
    ...(ielts && { ielts }),
    ...(sort && search.sort === 'ranking' && { sort: 'fee' }),
  }
}

/** Whether a programme's town, or its university or campus is at a place. */
function isAt({ university, campus, city }: ProgrammeListRow, place: string): boolean {
  const isIn = (text: string) => ` ${text} `.includes(` ${place} `)
  if (city !== '') return isIn(normaliseText(city))
  return isIn(university.text) || (campus !== '' && isIn(normaliseText(campus)))
}

/** Tests for what no filter of the list asks: nations of the United Kingdom, cities, one of several, a place in the world ranking. */
function testsOf({ filters, rest }: Understood): KeyedPredicate<ProgrammeListRow>[] {
  const { nations, places, anyOf, rank } = filters
  const tests: ((row: ProgrammeListRow) => boolean)[] = []
  if (nations.length > 0) tests.push(({ university }) => isInNations(university, nations))
  if (places.length > 0) tests.push((row) => places.some((place) => isAt(row, place)))
  if (anyOf.length > 0) tests.push((row) => isInAny(row.university, anyOf, (place) => isAt(row, place)))
  if (rank !== null) tests.push(({ university }) => university.rank !== null && university.rank <= rank)
  const ofEither = testOfEither<ProgrammeListRow>(rest, (row) => [row.text, row.university.text])
  return [
    ...tests.map((test): KeyedPredicate<ProgrammeListRow> => ['search', test]),
    ...(ofEither ? [ofEither] : []),
  ]
}

/** A text that is nothing but the name of a place is searched as text: the place is among what it finds. */
const isPlaceAlone = ({ parts }: Understood, text: string) =>
  parts.length === 1 && parts[0]?.kind === 'place' && parts[0].value === normaliseText(text)

/**
 * A search of the programmes as its text means it. Within a subject its own name in the text is a part as well; another
 * subject's name is text, because the rows are those of one subject.
 */
export function meanProgrammes(typed: ProgrammeSearch, vocabulary: Vocabulary): Meant<ProgrammeSearch> {
  if (searchedText(typed.search) === '' || meaningOf(typed)) return { search: typed, shown: null }
  const whole = readTypedText(typed.search, vocabulary, () => false)
  const understood = readTypedText(typed.search, vocabulary, (part) => isText(part, whole, typed))
  const { filters, rest } = understood
  const set = setOf(filters, typed)
  const subjects = whole.filters.subjects
  const own = typed.subject ?? subjects[0]
  const isOwn = ({ kind, value }: Part) => kind !== 'subject' || value === own
  // The rows are those of one subject: a choice of others leads to theirs.
  const other = isEither(whole.parts, 'subject') ? subjects.find((slug) => slug !== own) : subjects[0]
  const otherParts = whole.parts.filter(({ kind, value }) => kind !== 'subject' || value === other)
  const elsewhere = other
    ? { ...whole, filters: { ...whole.filters, subjects: [other] }, parts: otherParts }
    : whole
  const tests = testsOf(understood)
  const tested: Part['kind'][] = scoreOf(filters) ? ['test'] : []
  return {
    search: withMeaning<ProgrammeListRow, ProgrammeSearch>(
      typed,
      { ...set, search: alternatives(rest).length > 1 ? '' : rest },
      { typed, tests, fit: null },
    ),
    shown: {
      parts: understood.parts.map((part) =>
        isOwn(part) ? part : { ...part, label: `${part.label} (a list of its own)` },
      ),
      unused: unusedKinds(understood.parts, [...USED, ...tested]),
      text: rest,
      isCorrected: false,
      set,
      elsewhere: elsewhereOf(typed.search, elsewhere, other && other !== own ? 'universities' : 'programmes'),
    },
  }
}

/** The subject that the text of a search names first; null where it names none. */
export function subjectOfText(text: string, vocabulary: Vocabulary): string | null {
  return readTypedText(text, vocabulary, () => false).filters.subjects[0] ?? null
}
