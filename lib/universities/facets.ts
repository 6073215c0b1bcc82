import { REGIONS, type Region } from '../places/regions'
import { activePredicates, type FilterKey } from './filter'
import type { UniversityRow } from './row'
import type { UniversitySearch } from './search-params'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

/**
 * For each option of each facet, how many results the search would have with that option on.
 * Lists run parallel to the option tables; countries are keyed by code.
 */
export type FacetCounts = {
  /** With no region chosen. */
  anyRegion: number
  region: number[]
  /** With no country chosen. */
  anyCountry: number
  country: Record<string, number>
  programmes: number[]
  facilities: number[]
  size: number[]
  deadline: number[]
}

type Tally = { any: number; has: Map<string, number> }

const read = {
  region: (row: UniversityRow) => [row.region],
  country: (row: UniversityRow) => [row.countryCode],
  programmes: (row: UniversityRow) => row.programmes,
  facilities: (row: UniversityRow) => row.facilities,
  size: (row: UniversityRow) => (row.size ? [row.size] : []),
  deadline: (row: UniversityRow) => (row.deadline ? [row.deadline] : []),
} as const satisfies Partial<Record<FilterKey, (row: UniversityRow) => readonly string[]>>

type FacetKey = keyof typeof read
const FACETS = Object.keys(read) as FacetKey[]

/**
 * Counts every facet in one pass. A row that passes all filters counts everywhere; one that fails a single
 * filter counts for that filter's own facet, because there another option would let it in.
 */
export function countFacets(rows: readonly UniversityRow[], search: UniversitySearch): FacetCounts {
  const predicates = activePredicates(search)
  const tallies = Object.fromEntries(
    FACETS.map((key): [FacetKey, Tally] => [key, { any: 0, has: new Map() }]),
  ) as Record<FacetKey, Tally>
  const passing = Object.fromEntries(
    FACETS.map((key): [FacetKey, Map<string, number>] => [key, new Map()]),
  ) as Record<FacetKey, Map<string, number>>
  let total = 0

  for (const row of rows) {
    let failed: FilterKey | null = null
    let fails = 0
    for (const [key, predicate] of predicates) {
      if (predicate(row)) continue
      failed = key
      if (++fails > 1) break
    }
    if (fails > 1) continue
    if (fails === 0) total++
    for (const key of FACETS) {
      if (fails === 1 && failed !== key) continue
      tallies[key].any++
      const target = fails === 0 ? passing[key] : tallies[key].has
      for (const value of read[key](row)) target.set(value, (target.get(value) ?? 0) + 1)
    }
  }

  /** Widening facets (any of): choosing one more adds the rows that only this facet kept out. */
  const widen = (key: 'country' | 'size' | 'deadline', chosen: readonly string[]) => (value: string) =>
    chosen.length === 0 || chosen.includes(value)
      ? chosen.length === 0
        ? (passing[key].get(value) ?? 0)
        : total
      : total + (tallies[key].has.get(value) ?? 0)
  /** Narrowing facets (all of): choosing one more keeps the rows that have it too. */
  const narrow = (key: 'programmes' | 'facilities') => (value: string) => passing[key].get(value) ?? 0
  /** Exchanging facet (one of): choosing another replaces this one. */
  const exchange = (value: Region) => (passing.region.get(value) ?? 0) + (tallies.region.has.get(value) ?? 0)

  const countCountry = widen('country', search.country)
  const codes = new Set([...passing.country.keys(), ...tallies.country.has.keys(), ...search.country])
  return {
    anyRegion: tallies.region.any,
    region: REGIONS.map((region) => exchange(region.value)),
    anyCountry: tallies.country.any,
    country: Object.fromEntries([...codes].map((code) => [code, countCountry(code)])),
    programmes: PROGRAMMES.map((programme) => narrow('programmes')(programme.value)),
    facilities: FACILITIES.map((facility) => narrow('facilities')(facility.value)),
    size: CAMPUS_SIZES.map((size) => widen('size', search.size)(size.value)),
    deadline: DEADLINE_MONTHS.map((month) => widen('deadline', search.deadline)(month.value)),
  }
}
