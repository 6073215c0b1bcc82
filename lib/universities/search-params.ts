import type { Route } from 'next'
import { createLoader, createSerializer, parseAsStringLiteral, type inferParserType } from 'nuqs/server'
import { parseAsComparedIds } from './compared-ids'
import { REGION_VALUES } from '../places/regions'
import type { Bounds } from '../list/bounded-number'
import { parseAsBounded, parseAsCodes, parseAsSearchText, parseAsSetOf, values } from '../list/search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

/** Visible words live beside the option, once: control, chip and parser all read this table. */
export const SORTS = [
  { value: 'ranking', label: 'World Ranking' },
  { value: 'name', label: 'University Name' },
  { value: 'country', label: 'Country' },
  { value: 'acceptance', label: 'Acceptance Rate' },
  { value: 'students', label: 'Student Population' },
] as const

export const TABS = [
  { value: 'browse', label: 'Browse Universities' },
  { value: 'compare', label: 'Compare' },
  { value: 'add', label: 'Add More Universities' },
] as const

export const MAX_COUNTRIES = 10

const parseAsCountries = parseAsCodes(/^[a-z]{2}$/, MAX_COUNTRIES)

/** The ranges of the "More filters" panel: bounds and step, in the unit the label names. */
export const RANGES = [
  { key: 'tuition', label: 'International tuition a year', unit: 'US$', min: 0, max: 100_000, step: 500 },
  { key: 'acceptance', label: 'Acceptance rate', unit: '%', min: 0, max: 100, step: 1 },
  { key: 'rank', label: 'World ranking', unit: 'position', min: 1, max: 2000, step: 1 },
  { key: 'research', label: 'Research rating', unit: 'of 10', min: 0, max: 10, step: 0.1 },
  { key: 'employment', label: 'Employment rate', unit: '%', min: 0, max: 100, step: 1 },
] as const

export type RangeKey = (typeof RANGES)[number]['key']

export const GPA_BOUNDS: Bounds = { min: 0, max: 4, step: 0.1 }

function bounded(key: RangeKey) {
  return parseAsBounded(RANGES.find((entry) => entry.key === key) ?? RANGES[0])
}

/** Every parameter of /universities, in the order they stand in the address. */
export const universityParams = {
  tab: parseAsStringLiteral(values(TABS)).withDefault('browse'),
  search: parseAsSearchText.withDefault(''),
  country: parseAsCountries.withDefault([]),
  region: parseAsStringLiteral(REGION_VALUES),
  programmes: parseAsSetOf(values(PROGRAMMES)).withDefault([]),
  facilities: parseAsSetOf(values(FACILITIES)).withDefault([]),
  tuitionMin: bounded('tuition'),
  tuitionMax: bounded('tuition'),
  acceptanceMin: bounded('acceptance'),
  acceptanceMax: bounded('acceptance'),
  rankMin: bounded('rank'),
  rankMax: bounded('rank'),
  /** The visitor's own GPA: universities that ask for more are left out. */
  gpa: parseAsBounded(GPA_BOUNDS),
  researchMin: bounded('research'),
  researchMax: bounded('research'),
  employmentMin: bounded('employment'),
  employmentMax: bounded('employment'),
  size: parseAsSetOf(values(CAMPUS_SIZES)).withDefault([]),
  deadline: parseAsSetOf(values(DEADLINE_MONTHS)).withDefault([]),
  /** Whether a university passes a range filter on a figure it does not report. */
  unreported: parseAsStringLiteral(['include', 'exclude']).withDefault('include'),
  sort: parseAsStringLiteral(values(SORTS)).withDefault('ranking'),
  page: parseAsBounded({ min: 1, max: 999, step: 1 }).withDefault(1),
  compare: parseAsComparedIds.withDefault([]),
}

export type UniversitySearch = inferParserType<typeof universityParams>

/** A range written backwards is turned round. */
export function normaliseSearch(search: UniversitySearch): UniversitySearch {
  const turned = { ...search }
  for (const { key } of RANGES) {
    const min = search[`${key}Min`]
    const max = search[`${key}Max`]
    if (min !== null && max !== null && min > max) {
      turned[`${key}Min`] = max
      turned[`${key}Max`] = min
    }
  }
  return turned
}

const load = createLoader(universityParams)
type LoaderInput = Parameters<typeof load>[0]

/** The typed search of an address; whatever is wrong in it falls back to its default. */
export function parseUniversitySearch(input: Awaited<LoaderInput>): UniversitySearch {
  return normaliseSearch(load(input))
}

/** The canonical address of a search: fixed order, defaults left out. */
export const universitiesHref = createSerializer<typeof universityParams, Route, Route>(universityParams)

/** The page that holds every filter for a browser without script, set to a search. */
export function allFiltersHref(search: UniversitySearch): Route {
  return universitiesHref('/universities/filters' as Route, search)
}

export const NO_SEARCH: UniversitySearch = parseUniversitySearch('')
