import { queryWords } from '../text/normalise-text'
import { splitRows, type SplitRows } from '../list/split-rows'
import type { UniversityRow } from './row'
import type { RangeKey, UniversitySearch } from './search-params'

export type Predicate = (row: UniversityRow) => boolean

const contains =
  (words: readonly string[]): Predicate =>
  (row) =>
    words.every((word) => row.text.includes(word) || row.about.includes(word))

function within(
  min: number | null,
  max: number | null,
  unreported: UniversitySearch['unreported'],
  read: (row: UniversityRow) => number | null,
): Predicate | null {
  if (min === null && max === null) return null
  return (row) => {
    const value = read(row)
    if (value === null) return unreported === 'include'
    return (min === null || value >= min) && (max === null || value <= max)
  }
}

const range = (key: RangeKey) => (search: UniversitySearch) =>
  within(search[`${key}Min`], search[`${key}Max`], search.unreported, (row) => row[key])

const oneOf =
  <Value extends string>(chosen: readonly Value[], read: (row: UniversityRow) => Value | null): Predicate =>
  (row) => {
    const value = read(row)
    return value !== null && chosen.includes(value)
  }

const allOf =
  <Value extends string>(
    chosen: readonly Value[],
    read: (row: UniversityRow) => readonly Value[],
  ): Predicate =>
  (row) =>
    chosen.every((value) => read(row).includes(value))

/**
 * One entry a filter: from the typed search to a test on a row, or null when the filter is not set.
 * Countries, sizes and deadline months widen (any of them); programmes and facilities narrow (all of them).
 */
export const FILTERS = {
  search: ({ search }) => {
    const words = queryWords(search)
    return words.length > 0 ? contains(words) : null
  },
  country: ({ country }) => (country.length > 0 ? oneOf(country, (row) => row.countryCode) : null),
  region: ({ region }) => (region ? (row) => row.region === region : null),
  programmes: ({ programmes }) => (programmes.length > 0 ? allOf(programmes, (row) => row.programmes) : null),
  facilities: ({ facilities }) => (facilities.length > 0 ? allOf(facilities, (row) => row.facilities) : null),
  tuition: range('tuition'),
  acceptance: range('acceptance'),
  rank: range('rank'),
  gpa: ({ gpa, unreported }) => within(null, gpa, unreported, (row) => row.gpa),
  research: range('research'),
  employment: range('employment'),
  size: ({ size }) => (size.length > 0 ? oneOf(size, (row) => row.size) : null),
  deadline: ({ deadline }) => (deadline.length > 0 ? oneOf(deadline, (row) => row.deadline) : null),
} as const satisfies Record<string, (search: UniversitySearch) => Predicate | null>

export type FilterKey = keyof typeof FILTERS

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** The tests that a search asks for, by filter. */
export function activePredicates(search: UniversitySearch): [FilterKey, Predicate][] {
  return FILTER_KEYS.flatMap((key): [FilterKey, Predicate][] => {
    const predicate = FILTERS[key](search)
    return predicate ? [[key, predicate]] : []
  })
}

/** The rows that pass every filter of the search, in the order given. */
export function filterUniversities(
  rows: readonly UniversityRow[],
  search: UniversitySearch,
): UniversityRow[] {
  const predicates = activePredicates(search).map(([, predicate]) => predicate)
  return rows.filter((row) => predicates.every((predicate) => predicate(row)))
}

/** The rows that pass every filter of the search, and those that one of them alone keeps out. */
export function splitUniversities(
  rows: readonly UniversityRow[],
  search: UniversitySearch,
): SplitRows<UniversityRow> {
  return splitRows(rows, activePredicates(search))
}

/** The same search without one filter. */
export function withoutFilter(search: UniversitySearch, key: FilterKey): UniversitySearch {
  switch (key) {
    case 'search':
      return { ...search, search: '', page: 1 }
    case 'region':
      return { ...search, region: null, page: 1 }
    case 'gpa':
      return { ...search, gpa: null, page: 1 }
    case 'tuition':
    case 'acceptance':
    case 'rank':
    case 'research':
    case 'employment':
      return { ...search, [`${key}Min`]: null, [`${key}Max`]: null, page: 1 }
    default:
      return { ...search, [key]: [], page: 1 }
  }
}

/** "Clear Filters" keeps nothing but the sort, and what is being compared. */
export function withoutFilters(search: UniversitySearch): UniversitySearch {
  const cleared = FILTER_KEYS.reduce(withoutFilter, search)
  return { ...cleared, unreported: 'include', page: 1 }
}

/** Whether the search uses a filter of the "More filters" panel. */
export function usesMoreFilters(search: UniversitySearch): boolean {
  const inView: readonly FilterKey[] = ['search', 'country', 'region']
  return (
    search.unreported === 'exclude' ||
    FILTER_KEYS.some((key) => !inView.includes(key) && FILTERS[key](search) !== null)
  )
}
