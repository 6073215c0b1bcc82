import { countAny, countFacet, countOptions, type Facet } from '../list/count-facet'
import { splitRows, type SplitRows } from '../list/split-rows'
import { isOpen } from './dates'
import { activePredicates } from './filter'
import type { ScholarshipRow } from './row'
import { OPEN_NOW, type ScholarshipSearch } from './search-params'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

/**
 * For each option of each facet, how many results the search would have with that option on.
 * Lists run parallel to the option tables; hosts are keyed by code.
 */
export type FacetCounts = {
  type: number[]
  funding: number[]
  degree: number[]
  /** With no nationality chosen. */
  anyNationality: number
  /** With no field chosen. */
  anyField: number
  field: number[]
  /** With no host chosen. */
  anyHost: number
  host: Record<string, number>
  open: number
}

/** Stands for all fields at once: most awards are open to every one. */
const EVERY_FIELD = ['*']

/** Counts the facets of a list that the search has split. `today` is an ISO date. */
export function countFacets(
  split: SplitRows<ScholarshipRow>,
  search: ScholarshipSearch,
  today: string,
): FacetCounts {
  const facet = (given: Facet<ScholarshipRow>) => countFacet(split, given)
  const type = facet({ key: 'type', combine: 'widen', chosen: search.type, valuesOf: (row) => [row.type] })
  const funding = facet({
    key: 'funding',
    combine: 'narrow',
    chosen: search.funding,
    valuesOf: (row) => row.funding,
  })
  const degree = facet({
    key: 'degree',
    combine: 'widen',
    chosen: search.degree,
    valuesOf: (row) => row.degrees,
  })
  const field = facet({
    key: 'field',
    combine: 'exchange',
    chosen: search.field ? [search.field] : [],
    valuesOf: (row) => row.fields ?? EVERY_FIELD,
  })
  const host = facet({ key: 'host', combine: 'widen', chosen: search.host, valuesOf: (row) => row.hosts })
  const open = facet({
    key: 'open',
    combine: 'narrow',
    chosen: search.open ? [search.open] : [],
    valuesOf: (row) => (isOpen(row.dates, today) ? [OPEN_NOW.value] : []),
  })
  const everyField = field.count('*')
  return {
    type: countOptions(type, TYPES),
    funding: countOptions(funding, FUNDING),
    degree: countOptions(degree, DEGREES),
    anyNationality: countAny(split, 'nationality'),
    anyField: countAny(split, 'field'),
    field: countOptions(field, FIELDS).map((count) => everyField + count),
    anyHost: countAny(split, 'host'),
    host: Object.fromEntries(host.values().map((code) => [code, host.count(code)])),
    open: open.count(OPEN_NOW.value),
  }
}

/**
 * How many results each nationality would have. Apart from the other facets:
 * a row is open to so many that it is counted only when the list of nationalities is opened.
 */
export function countNationalities(
  rows: readonly ScholarshipRow[],
  search: ScholarshipSearch,
  today: string,
): { count: (code: string) => number } {
  return countFacet(splitRows(rows, activePredicates(search, today)), {
    key: 'nationality',
    combine: 'exchange',
    chosen: search.nationality,
    valuesOf: (row) => [...row.openTo],
  })
}
