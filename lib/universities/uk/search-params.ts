import type { Route } from 'next'
import {
  createLoader,
  createParser,
  createSerializer,
  parseAsStringLiteral,
  type inferParserType,
} from 'nuqs/server'
import { parseAsBounded, parseAsSearchText, parseAsSetOf, values } from '../../list/search-params'
import { slugify } from '../../text/slugify'
import { NATIONS } from '../vocabulary'

/** Visible words live beside the option, once: control, chip and parser all read this table. */
export const SORTS = [
  { value: 'best', label: 'Ranking: Best First' },
  { value: 'lowest', label: 'Ranking: Lowest First' },
] as const

export const TABS = [
  { value: 'browse', label: 'Browse UK Universities' },
  { value: 'add', label: 'Add More Universities' },
] as const

const MAX_CITY_LENGTH = 60

/** A city as a slug of its name. Which cities there are depends on what the visitor added, so any is taken. */
const parseAsCity = createParser({
  parse: (text) => slugify(text.split(',')[0] ?? '').slice(0, MAX_CITY_LENGTH) || null,
  serialize: String,
})

/** Every parameter of /uk-universities, in the order they stand in the address. */
export const ukParams = {
  tab: parseAsStringLiteral(values(TABS)).withDefault('browse'),
  search: parseAsSearchText.withDefault(''),
  city: parseAsCity,
  nation: parseAsSetOf(values(NATIONS)).withDefault([]),
  sort: parseAsStringLiteral(values(SORTS)).withDefault('best'),
  page: parseAsBounded({ min: 1, max: 99, step: 1 }).withDefault(1),
}

export type UkSearch = inferParserType<typeof ukParams>

const load = createLoader(ukParams)
type LoaderInput = Parameters<typeof load>[0]

/** The typed search of an address; whatever is wrong in it falls back to its default. */
export function parseUkSearch(input: Awaited<LoaderInput>): UkSearch {
  return load(input)
}

/** The canonical query of a search: fixed order, defaults left out. */
export const ukQuery = createSerializer(ukParams)

const toHref = createSerializer<typeof ukParams, Route, Route>(ukParams)

/** The canonical address of a search of the UK portal. */
export function ukHref(search: Partial<UkSearch>): Route {
  return toHref('/uk-universities', search)
}

export const NO_UK_SEARCH: UkSearch = parseUkSearch('')
