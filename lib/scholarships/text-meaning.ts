import type { StudyField } from '../eligibility/vocabulary'
import { DEGREE_OF_LEVEL, type Level } from '../facts/vocabulary'
import { alternatives, elsewhereOf } from '../list/read-typed-text'
import type { KeyedPredicate } from '../list/split-rows'
import {
  asked,
  isOther,
  readText,
  valuesOf,
  widened,
  type Reading,
  type TextTable,
} from '../list/text-reader'
import type { Meant } from '../list/text-meaning'
import { isInAny, isOutside } from '../search-words/place-test'
import type { Part } from '../search-words/meaning'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import { vocabularySteps, type SearchWords, type Vocabulary } from '../search-words/vocabulary'
import type { Steps } from '../steps'
import { normaliseText } from '../text/normalise-text'
import { AWARD_PHRASES } from './award-words'
import type { ScholarshipSearch } from './list'
import type { ScholarshipRow } from './row'

/** The data with which a typed search of the scholarships is read. */
export type AwardReader = {
  vocabulary: Vocabulary
  /** The field of study of a subject, by the subject's slug. */
  fields: Readonly<Record<string, StudyField>>
}

/** Of each region its countries, codes separated by commas. */
export type CountriesOfRegions = Readonly<Record<string, string>>

/** Prepares the words of searches for the rows of the list. */
export function* makeAwardReader(
  words: SearchWords,
  { fields, regions }: Pick<AwardReader, 'fields'> & { regions: CountriesOfRegions },
  rows: readonly ScholarshipRow[],
): Steps<AwardReader> {
  const named = rows.map(({ nameKey, card }) => ({
    nameKey,
    names: normaliseText(card.provider),
    location: null,
  }))
  const vocabulary = yield* vocabularySteps(words, named, {
    phrases: AWARD_PHRASES,
    several: ['level'],
    hasWord: (word) => rows.some(({ text }) => text.includes(word)),
  })
  const regionOf = new Map(
    Object.entries(regions).flatMap(([region, codes]) =>
      codes.split(',').map((code) => [code, region] as const),
    ),
  )
  return { vocabulary: { ...vocabulary, regionOf }, fields }
}

type AwardReading = Reading<ScholarshipSearch>

/** The options of a filter that words of awards ask for. */
const optionsOf = (parts: readonly Part[], filter: string) =>
  valuesOf(parts, 'own').flatMap((value) =>
    value.startsWith(`${filter} `) ? [value.slice(filter.length + 1)] : [],
  )

/** Awards with a deadline in one of the months; null where none is published. */
const dueIn =
  (months: readonly number[]) =>
  ({ dates: { status, deadlines } }: ScholarshipRow) => {
    if (deadlines.length === 0) return status === 'open-all-year' || status === 'ended' ? false : null
    return deadlines.some(({ month }) => months.includes(month))
  }

/** A test of the host countries for what their filter cannot say: a region, or one of several. */
function testsOfHosts({ parts, filters, vocabulary }: AwardReading): KeyedPredicate<ScholarshipRow>[] {
  const { region, anyOf } = filters
  const any = region ? [{ countries: [], regions: [region], nations: [], places: [] }] : anyOf
  const hostOf = (code: string) => ({
    countryCode: code,
    region: vocabulary.regionOf.get(code) ?? '',
    nation: null,
  })
  const excluded = valuesOf(parts, 'not')
  const isElsewhere = ({ hosts }: ScholarshipRow) =>
    hosts.length === 0 ? null : hosts.some((code) => isOutside(hostOf(code), excluded, () => false))
  const tests: KeyedPredicate<ScholarshipRow>[] = excluded.length > 0 ? [['search', isElsewhere]] : []
  if (any.length === 0) return tests
  const names = any.flatMap(({ regions }) => regions.map((one) => one.replace('-', ' ')))
  const isThere = (code: string) => isInAny(hostOf(code), any, () => false)
  // Awards of several countries name the region in their texts.
  const test = ({ hosts, text }: ScholarshipRow) =>
    hosts.some(isThere) || names.some((name) => text.includes(name))
  return [...tests, [region ? 'host' : 'search', test]]
}

/** The fit of an award's name to the text that is searched, or to all that was typed: "Swiss Government Excellence". */
function fitOf(text: string, typed: string): ((row: ScholarshipRow) => number) | null {
  const rest = alternatives(text).flatMap((one) => readNameQuery(one) ?? [])
  const all = readNameQuery(typed)
  if (!all) return null
  const atLeast = (least: number, fit: number) => (fit >= least ? fit : 0)
  return ({ nameKey }) => {
    const name = { nameKey, names: '' }
    const whole = atLeast(FIT.first, relevance(name, all))
    return Math.max(whole, ...rest.map((one) => atLeast(FIT.words, relevance(name, one))))
  }
}

/** Texts of awards contain it, and no filter asks for it. */
const IN_TEXTS = { isText: () => true, isUsed: () => false }

const textTable = (fields: AwardReader['fields']): TextTable<ScholarshipRow, ScholarshipSearch> => {
  const fieldsOf = (parts: readonly Part[]) =>
    valuesOf(parts, 'subject').flatMap((slug) => fields[slug] ?? [])
  return {
    words: {
      country: { set: ({ search, filters }) => widened(search, 'host', filters.countries) },
      region: {},
      not: {},
      origin: {
        // Rules of awards name countries.
        isText: (part, { search }) => part.value.length > 2 || isOther(search.nationality[0], part),
        set: ({ parts }) => {
          const [origin] = valuesOf(parts, 'origin')
          return origin ? { nationality: [origin] } : {}
        },
      },
      level: {},
      subject: {
        isText: ({ value }, { search, whole }) => {
          const first = search.field ?? fieldsOf(whole.parts)[0]
          return fields[value] === undefined || fields[value] !== first
        },
        set: ({ parts }) => asked('field', fieldsOf(parts)[0]),
      },
      funding: {},
      own: {
        set: ({ parts, search }) => {
          const [sort] = optionsOf(parts, 'sort')
          return {
            ...(optionsOf(parts, 'open').length > 0 && { open: 'now' }),
            ...widened(search, 'type', optionsOf(parts, 'type')),
            ...(optionsOf(parts, 'living').length > 0 && { living: 'paid' }),
            ...asked('sort', search.sort === 'known' && sort),
          }
        },
      },
      month: {
        tests: ({ parts }) => {
          const months = valuesOf(parts, 'month').map(Number)
          return months.length > 0 ? [['open', dueIn(months)]] : []
        },
      },
      place: IN_TEXTS,
      nation: IN_TEXTS,
      language: IN_TEXTS,
    },
    // Words of awards ask for degrees and funding too, beside those of all lists.
    set: ({ parts, search }) => ({
      ...widened(search, 'degree', [
        ...valuesOf(parts, 'level').map((level) => DEGREE_OF_LEVEL[level as Level]),
        ...optionsOf(parts, 'degree'),
      ]),
      ...widened(search, 'funding', [
        ...valuesOf(parts, 'funding').filter((value) => value !== 'any'),
        ...optionsOf(parts, 'funding'),
      ]),
    }),
    tests: testsOfHosts,
    texts: [(row) => row.text],
    fitOf: ({ search }, text) => fitOf(text, search.search),
    elsewhere: ({ search, whole }) => elsewhereOf(search.search, whole, 'scholarships', null),
  }
}

/** A search of the scholarships as its text means it. */
export const meanScholarships = (
  search: ScholarshipSearch,
  { vocabulary, fields }: AwardReader,
  rows: readonly ScholarshipRow[],
): Meant<ScholarshipRow, ScholarshipSearch> => readText(textTable(fields), search, vocabulary, rows)

/** The file that browsers read typed searches of scholarships with. */
export type AwardWordsFile = {
  /** As `encodeSearchWords` made it. */
  words: string
  /** Further names of countries and words for their people by code, separated by commas. */
  more: Readonly<Record<string, string>>
  fields: AwardReader['fields']
  regions: CountriesOfRegions
}
