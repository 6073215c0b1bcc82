import type { Route } from 'next'
import { createLoader, createSerializer, parseAsStringLiteral, type inferParserType } from 'nuqs/server'
import { parseAsBounded, parseAsCodes, parseAsSearchText, parseAsSetOf, values } from '../list/search-params'
import { TABS } from './tabs'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

/** Visible words live beside the option, once: control, chip and parser all read this table. */
export const SORTS = [
  { value: 'known', label: 'Best known', note: 'Well-known awards first, then fully funded ones.' },
  { value: 'deadline', label: 'Next deadline', note: 'The next date first; unknown dates last.' },
  { value: 'value', label: 'Value', note: 'Fully funded first, then by the sums published for a year.' },
] as const

export const OPEN_NOW = { value: 'now', label: 'Open now' } as const

/** Stands among the host countries for awards that name none in particular. */
export const SEVERAL_COUNTRIES = { value: 'multiple', label: 'Several countries' } as const

export const MAX_HOSTS = 10

type Sort = (typeof SORTS)[number]['value']

/** Every parameter of /scholarships, in the order they stand in the address. */
export const scholarshipParams = {
  tab: parseAsStringLiteral(values(TABS)),
  search: parseAsSearchText.withDefault(''),
  type: parseAsSetOf(values(TYPES)).withDefault([]),
  funding: parseAsSetOf(values(FUNDING)).withDefault([]),
  degree: parseAsSetOf(values(DEGREES)).withDefault([]),
  field: parseAsStringLiteral(values(FIELDS)),
  host: parseAsCodes(/^([a-z]{2}|multiple)$/, MAX_HOSTS).withDefault([]),
  /** The visitor's own, as a country's code. */
  nationality: parseAsCodes(/^[a-z]{2}$/, 1).withDefault([]),
  open: parseAsStringLiteral([OPEN_NOW.value]),
  sort: parseAsStringLiteral(values(SORTS)).withDefault('known'),
  page: parseAsBounded({ min: 1, max: 999, step: 1 }).withDefault(1),
}

export type ScholarshipParams = inferParserType<typeof scholarshipParams>

/** The parsed search: the tab is always known. */
export type ScholarshipSearch = Omit<ScholarshipParams, 'tab'> & { tab: (typeof TABS)[number]['value'] }

const load = createLoader(scholarshipParams)
const toQuery = createSerializer(scholarshipParams)
const toHref = createSerializer<typeof scholarshipParams, Route, Route>(scholarshipParams)
type LoaderInput = Awaited<Parameters<typeof load>[0]>

const NO_PARAMS: ScholarshipParams = load('')

function isBare(params: Omit<ScholarshipParams, 'tab'>): boolean {
  return toQuery({ ...params, tab: null }) === ''
}

/** Anything that only the list understands opens Browse All; the matcher, asked for by name, reads nothing else. */
export function normaliseSearch(params: ScholarshipParams): ScholarshipSearch {
  if (params.tab === 'matcher') return { ...NO_PARAMS, tab: 'matcher' }
  return { ...params, tab: params.tab ?? (isBare(params) ? 'matcher' : 'browse') }
}

/** The parameters of a search. The tab is left out where the other parameters, or their absence, say it. */
export function toParams(search: ScholarshipSearch): ScholarshipParams {
  if (search.tab === 'matcher') return NO_PARAMS
  return { ...search, tab: isBare(search) ? 'browse' : null }
}

/** The typed search of an address; whatever is wrong in it falls back to its default. */
export function parseScholarshipSearch(input: LoaderInput): ScholarshipSearch {
  return normaliseSearch(load(input))
}

/** The canonical query of a search: fixed order, defaults left out; empty for the matcher. */
export function scholarshipsQuery(search: ScholarshipSearch): string {
  return toQuery(toParams(search))
}

/** The canonical address of a search. */
export function scholarshipsHref(search: ScholarshipSearch): Route {
  return toHref('/scholarships', toParams(search))
}

/** The list with no filter set. */
export const NO_SEARCH: ScholarshipSearch = normaliseSearch({ ...NO_PARAMS, tab: 'browse' })

/** The address of the list with some parameters set. */
export function browseHref(search: Partial<ScholarshipSearch>): Route {
  return scholarshipsHref({ ...NO_SEARCH, ...search, tab: 'browse' })
}

export function toSort(value: string): Sort {
  return SORTS.find((sort) => sort.value === value)?.value ?? 'known'
}
