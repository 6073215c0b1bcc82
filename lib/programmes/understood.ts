import { elsewhereOf, readText, unusedKinds } from '../list/read-text'
import type { SearchValues } from '../list/filter'
import type { KeyedPredicate } from '../list/split-rows'
import { meaningOf, withMeaning, type Meant } from '../list/understood'
import { PROGRAMME_LANGUAGES } from '../search-words/href'
import type { Filters, Part } from '../search-words/meaning'
import { isInNations } from '../search-words/nations'
import type { Vocabulary } from '../search-words/vocabulary'
import { currencyOf } from './fee-filter'
import type { ProgrammeSearch } from './list'
import { SCORES } from './options'
import type { ProgrammeListRow } from './row'

/** Kinds of parts that the list uses, in filters, in its order or in a test. */
const USED = ['subject', 'level', 'country', 'region', 'nation', 'fee', 'sort', 'language', 'rank'] as const

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
function isText({ kind, value }: Part, filters: Filters, search: ProgrammeSearch): boolean {
  const { subject, region, ielts, feeMin, feeMax } = search
  switch (kind) {
    // A campus may be in another place than its university. The text of its programmes contains that place.
    case 'place':
      return true
    case 'subject':
      return value !== (subject ?? filters.subjects[0])
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
  const { countries, region, level, language, sort } = filters
  const ielts = scoreOf(filters)
  const taught = language === null ? [] : [language]
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

/** Tests for what no filter of the list asks: nations of the United Kingdom, a place in the world ranking. */
function testsOf({ nations, rank }: Filters): KeyedPredicate<ProgrammeListRow>[] {
  const tests: KeyedPredicate<ProgrammeListRow>[] = []
  if (nations.length > 0) tests.push(['search', ({ university }) => isInNations(university, nations)])
  if (rank !== null)
    tests.push(['search', ({ university }) => university.rank !== null && university.rank <= rank])
  return tests
}

/**
 * A search of the programmes as its text means it. Within a subject its own name in the text is a part as well; another
 * subject's name is text, because the rows are those of one subject.
 */
export function meanProgrammes(typed: ProgrammeSearch, vocabulary: Vocabulary): Meant<ProgrammeSearch> {
  if (typed.search === '' || meaningOf(typed)) return { search: typed, shown: null }
  const whole = readText(typed.search, vocabulary, () => false)
  const { parts, filters, rest } = readText(typed.search, vocabulary, (part) =>
    isText(part, whole.filters, typed),
  )
  const set = setOf(filters, typed)
  const isOther = typed.subject !== null && !whole.filters.subjects.every((slug) => slug === typed.subject)
  const tested: Part['kind'][] = scoreOf(filters) ? ['test'] : []
  return {
    search: withMeaning<ProgrammeListRow, ProgrammeSearch>(
      typed,
      { ...set, search: rest },
      { typed, tests: testsOf(filters), fit: null },
    ),
    shown: {
      parts,
      unused: unusedKinds(parts, [...USED, ...tested]),
      text: rest,
      isCorrected: false,
      set,
      // The address of another subject leads to its own rows.
      elsewhere: elsewhereOf(typed.search, whole, isOther ? 'universities' : 'programmes'),
    },
  }
}

/** The subject that the text of a search names first; null where it names none. */
export function namedSubject(text: string, vocabulary: Vocabulary): string | null {
  return readText(text, vocabulary, () => false).filters.subjects[0] ?? null
}
