import { queryWords } from '../text/normalise-text'
import { isOpen } from './dates'
import type { ScholarshipRow } from './row'
import type { ScholarshipSearch } from './search-params'

export type Predicate = (row: ScholarshipRow) => boolean

const anyOf =
  <Value extends string>(
    chosen: readonly Value[],
    read: (row: ScholarshipRow) => readonly Value[],
  ): Predicate =>
  (row) =>
    read(row).some((value) => chosen.includes(value))

/**
 * One entry a filter: from the typed search and the day to a test on a row, or null when the filter is not set.
 * Types, degrees and hosts widen (any of them); kinds of funding narrow (all of them).
 */
export const FILTERS = {
  search: ({ search }) => {
    const words = queryWords(search)
    return words.length > 0 ? (row) => words.every((word) => row.text.includes(word)) : null
  },
  type: ({ type }) => (type.length > 0 ? (row) => type.includes(row.type) : null),
  funding: ({ funding }) =>
    funding.length > 0 ? (row) => funding.every((value) => row.funding.includes(value)) : null,
  degree: ({ degree }) => (degree.length > 0 ? anyOf(degree, (row) => row.degrees) : null),
  /** An award for every field is found under each of them. */
  field: ({ field }) => (field ? (row) => row.fields === null || row.fields.includes(field) : null),
  host: ({ host }) => (host.length > 0 ? anyOf(host, (row) => row.hosts) : null),
  nationality: ({ nationality: [code] }) => (code ? (row) => row.openTo.has(code) : null),
  open: ({ open }, today) => (open ? (row) => isOpen(row.dates, today) : null),
} as const satisfies Record<string, (search: ScholarshipSearch, today: string) => Predicate | null>

export type FilterKey = keyof typeof FILTERS

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** The tests that a search asks for, by filter. `today` is an ISO date. */
export function activePredicates(search: ScholarshipSearch, today: string): [FilterKey, Predicate][] {
  return FILTER_KEYS.flatMap((key): [FilterKey, Predicate][] => {
    const predicate = FILTERS[key](search, today)
    return predicate ? [[key, predicate]] : []
  })
}

/** The rows that pass every filter of the search, in the order given. */
export function filterScholarships(
  rows: readonly ScholarshipRow[],
  search: ScholarshipSearch,
  today: string,
): ScholarshipRow[] {
  const predicates = activePredicates(search, today).map(([, predicate]) => predicate)
  return rows.filter((row) => predicates.every((predicate) => predicate(row)))
}

/** The same search without one filter. */
export function withoutFilter(search: ScholarshipSearch, key: FilterKey): ScholarshipSearch {
  switch (key) {
    case 'search':
      return { ...search, search: '', page: 1 }
    case 'field':
      return { ...search, field: null, page: 1 }
    case 'open':
      return { ...search, open: null, page: 1 }
    default:
      return { ...search, [key]: [], page: 1 }
  }
}

/** "Clear Filters" keeps nothing but the sort. */
export function withoutFilters(search: ScholarshipSearch): ScholarshipSearch {
  return { ...FILTER_KEYS.reduce(withoutFilter, search), page: 1 }
}
