import type { StudyField } from '../eligibility/vocabulary'
import {
  alternatives,
  elsewhereOf,
  readTypedText,
  testOfEither,
  unusedKinds,
  withRightNames,
} from '../list/read-typed-text'
import type { ListSearch, SearchValues } from '../list/filter'
import type { KeyedPredicate } from '../list/split-rows'
import { meaningOf, withMeaning, type Meant } from '../list/text-meaning'
import { withFurtherNames, type FurtherNames } from '../search-words/further-names'
import { isInAny } from '../search-words/place-test'
import type { Filters, Part, Understood } from '../search-words/meaning'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import { makeVocabulary, type SearchWords, type Vocabulary } from '../search-words/vocabulary'
import { searchedText } from '../text/clean-text'
import { normaliseText } from '../text/normalise-text'
import { AWARD_PHRASES } from './award-words'
import type { ScholarshipRow } from './row'

/** The data with which a typed search of the scholarships is read. */
export type AwardReader = {
  vocabulary: Vocabulary
  /** The field of study of a subject, by the subject's slug. */
  fields: Readonly<Record<string, StudyField>>
}

/** Of each region its countries, codes separated by commas. */
export type CountriesOfRegions = Readonly<Record<string, string>>

/** Prepares the words of searches for the rows of the list. It takes some milliseconds. */
export function makeAwardReader(
  words: SearchWords,
  { fields, regions }: Pick<AwardReader, 'fields'> & { regions: CountriesOfRegions },
  rows: readonly ScholarshipRow[],
  getFurtherNames: () => FurtherNames | null,
): AwardReader {
  const named = rows.map(({ nameKey, card }) => ({
    nameKey,
    names: normaliseText(card.provider),
    location: null,
  }))
  const vocabulary = makeVocabulary(words, named, {
    phrases: AWARD_PHRASES,
    several: ['level'],
    hasWord: (word) => rows.some(({ text }) => text.includes(word)),
  })
  const regionOf = new Map(
    Object.entries(regions).flatMap(([region, codes]) =>
      codes.split(',').map((code) => [code, region] as const),
    ),
  )
  return { vocabulary: withFurtherNames({ ...vocabulary, regionOf }, getFurtherNames), fields }
}

const DEGREES = { bachelor: 'bachelors', master: 'masters', doctorate: 'phd' } as const

/** Kinds of parts that the texts of awards contain and that no filter has. */
const IN_TEXTS: ReadonlySet<Part['kind']> = new Set(['place', 'nation', 'language'])

/** Kinds of parts that the list uses, in filters, in its order or in a test. */
const USED = ['country', 'region', 'origin', 'level', 'subject', 'funding', 'own', 'month'] as const

const valuesOf = (parts: readonly Part[], kind: Part['kind']) => [
  ...new Set(parts.filter((part) => part.kind === kind).map(({ value }) => value)),
]

/** The options of a filter that words of awards ask for. */
const optionsOf = (parts: readonly Part[], filter: string) =>
  valuesOf(parts, 'own').flatMap((value) =>
    value.startsWith(`${filter} `) ? [value.slice(filter.length + 1)] : [],
  )

/** Chosen values with those that the text asks for, in one order; null where the text asks for none. */
function widened(search: SearchValues, key: string, asked: readonly string[]): SearchValues {
  if (asked.length === 0) return {}
  return { [key]: [...new Set([...(search[key] as readonly string[]), ...asked])].sort() }
}

/** The values of the list's filters that the parts of a text change. */
function setOf(
  { parts, filters }: Understood,
  search: SearchValues,
  fields: AwardReader['fields'],
): SearchValues {
  const [origin] = valuesOf(parts, 'origin')
  const [field] = valuesOf(parts, 'subject').flatMap((slug) => fields[slug] ?? [])
  const degrees = valuesOf(parts, 'level').map((level) => DEGREES[level as keyof typeof DEGREES])
  const [sort] = optionsOf(parts, 'sort')
  return {
    ...(origin && { nationality: [origin] }),
    ...widened(search, 'host', filters.countries),
    ...(optionsOf(parts, 'open').length > 0 && { open: 'now' }),
    ...widened(search, 'degree', [...degrees, ...optionsOf(parts, 'degree')]),
    ...widened(search, 'type', optionsOf(parts, 'type')),
    ...widened(search, 'funding', [
      ...valuesOf(parts, 'funding').filter((value) => value !== 'any'),
      ...optionsOf(parts, 'funding'),
    ]),
    ...(optionsOf(parts, 'living').length > 0 && { living: 'paid' }),
    ...(field && { field }),
    ...(sort && search.sort === 'known' && { sort }),
  }
}

/** Awards with a deadline in one of the months; null where none is published. */
const dueIn =
  (months: readonly number[]) =>
  ({ dates: { status, deadlines } }: ScholarshipRow) => {
    if (deadlines.length === 0) return status === 'open-all-year' || status === 'ended' ? false : null
    return deadlines.some(({ month }) => months.includes(month))
  }

/** Parts that stay text: the list has no filter for them, or another value of their filter was chosen or typed before. */
function isText(
  { kind, value }: Part,
  search: SearchValues,
  { fields }: AwardReader,
  first?: StudyField,
): boolean {
  if (kind === 'origin') {
    // Rules of awards name countries.
    if (value.length > 2) return true
    const [chosen] = search.nationality as readonly string[]
    return chosen !== undefined && chosen !== value
  }
  if (kind !== 'subject') return IN_TEXTS.has(kind)
  const field = fields[value]
  return field === undefined || (first !== undefined && field !== first)
}

/** A test of the host countries for what their filter cannot say: a region, or one of several. */
function testOfHosts(
  { region, anyOf }: Filters,
  { regionOf }: Vocabulary,
): KeyedPredicate<ScholarshipRow> | null {
  const any = region ? [{ countries: [], regions: [region], nations: [], places: [] }] : anyOf
  if (any.length === 0) return null
  const names = any.flatMap(({ regions }) => regions.map((one) => one.replace('-', ' ')))
  const isThere = (code: string) =>
    isInAny({ countryCode: code, region: regionOf.get(code) ?? '', nation: null }, any, () => false)
  // Awards of several countries name the region in their texts.
  const test = ({ hosts, text }: ScholarshipRow) =>
    hosts.some(isThere) || names.some((name) => text.includes(name))
  return [region ? 'host' : 'search', test]
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

/** A search of the scholarships as its text means it. */
export function meanScholarships<Search extends ListSearch>(
  typed: Search,
  reader: AwardReader,
  rows: readonly ScholarshipRow[],
): Meant<Search> {
  if (searchedText(typed.search) === '' || meaningOf(typed)) return { search: typed, shown: null }
  const values = typed as unknown as SearchValues
  const { vocabulary, fields } = reader
  const whole = readTypedText(typed.search, vocabulary, () => false)
  const named = valuesOf(whole.parts, 'subject').flatMap((slug) => fields[slug] ?? [])
  const first = (values.field as StudyField | null) ?? named[0]
  const understood = readTypedText(typed.search, vocabulary, (part) => isText(part, values, reader, first))
  const { parts, rest } = understood
  const set = setOf(understood, values, fields)
  const text = withRightNames(rest, vocabulary, (word) => rows.some((row) => row.text.includes(word)))
  const months = valuesOf(parts, 'month').map(Number)
  const ofEither = testOfEither<ScholarshipRow>(text, (row) => [row.text])
  const ofHosts = testOfHosts(understood.filters, vocabulary)
  const tests: KeyedPredicate<ScholarshipRow>[] = [
    ...(months.length > 0 ? [['open', dueIn(months)] as const] : []),
    ...(ofHosts ? [ofHosts] : []),
    ...(ofEither ? [ofEither] : []),
  ]
  return {
    search: withMeaning<ScholarshipRow, Search>(
      typed,
      { ...set, search: ofEither ? '' : text },
      { typed, tests, fit: fitOf(text, typed.search) },
    ),
    shown: {
      parts,
      unused: unusedKinds(parts, USED),
      text,
      isCorrected: text !== rest,
      set,
      elsewhere: elsewhereOf(typed.search, whole, 'scholarships'),
    },
  }
}
