import { REGIONS } from '../places/regions'
import { countAny, countFacet, countOptions } from '../list/count-facet'
import type { SplitRows } from '../list/split-rows'
import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

/** Of the groups behind "More filters", parallel to their option tables. */
export type MoreCounts = {
  programmes: number[]
  facilities: number[]
  size: number[]
  deadline: number[]
}

/** For each option of each facet, how many results the search would have with that option on. */
export type FacetCounts = {
  /** With no region chosen. */
  anyRegion: number
  /** Parallel to `REGIONS`. */
  region: number[]
  /** With no country chosen. */
  anyCountry: number
  /** What is shown once it is opened, to be worked out then; null in what the server sends, where nothing is open. */
  opened: { countries: () => Record<string, number>; more: () => MoreCounts } | null
}

/** Counts the facets of a list that the search has split. */
export function countFacets(split: SplitRows<UniversityRow>, search: UniversitySearch): FacetCounts {
  const region = countFacet(split, {
    key: 'region',
    combine: 'exchange',
    chosen: search.region ? [search.region] : [],
    valuesOf: (row) => [row.region],
  })
  return {
    anyRegion: countAny(split, 'region'),
    region: countOptions(region, REGIONS),
    anyCountry: countAny(split, 'country'),
    opened: {
      countries: () => countCountries(split, search),
      more: () => countMore(split, search),
    },
  }
}

/** By code: every country that has results or is chosen. */
export function countCountries(
  split: SplitRows<UniversityRow>,
  search: UniversitySearch,
): Record<string, number> {
  const { count, values } = countFacet(split, {
    key: 'country',
    combine: 'widen',
    chosen: search.country,
    valuesOf: (row) => [row.countryCode],
  })
  return Object.fromEntries(values().map((code) => [code, count(code)]))
}

/** Counts the groups behind "More filters". */
export function countMore(split: SplitRows<UniversityRow>, search: UniversitySearch): MoreCounts {
  const narrowing = (key: 'programmes' | 'facilities') =>
    countFacet(split, { key, combine: 'narrow', chosen: search[key], valuesOf: (row) => row[key] })
  const widening = (key: 'size' | 'deadline') =>
    countFacet(split, {
      key,
      combine: 'widen',
      chosen: search[key],
      valuesOf: (row) => [row[key]].filter((value) => value !== null),
    })
  return {
    programmes: countOptions(narrowing('programmes'), PROGRAMMES),
    facilities: countOptions(narrowing('facilities'), FACILITIES),
    size: countOptions(widening('size'), CAMPUS_SIZES),
    deadline: countOptions(widening('deadline'), DEADLINE_MONTHS),
  }
}
