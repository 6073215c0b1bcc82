import type { Region } from '../../places/regions'
import type { Country } from '../../places/schema'
import type { Problem } from './check-duplicates'
import type { UniversityRecord } from './schema'

type Minimum = {
  what: string
  least: number
  counts: (record: UniversityRecord, region: Region | null) => boolean
}

const AMERICAS = new Set(['us', 'ca', 'mx', 'br', 'ar', 'cl', 'pe'])
const SOUTH_AND_SOUTH_EAST_ASIA = new Set(
  // prettier-ignore
  ['af', 'bd', 'bt', 'in', 'lk', 'mv', 'np', 'pk', 'bn', 'id', 'kh', 'la', 'mm', 'my', 'ph', 'sg', 'th', 'tl', 'vn'],
)

/** The least number of full records of the catalogue, so that no part of the world is an afterthought. */
const MINIMUMS: readonly Minimum[] = [
  { what: 'in all', least: 120, counts: () => true },
  {
    // A tie at the end of the sixty shifts the positions that are printed.
    what: 'among the 60 best ranked',
    least: 58,
    counts: ({ worldRanking }) => worldRanking !== null && worldRanking.rank <= 60,
  },
  { what: 'in the United Kingdom', least: 25, counts: ({ countryCode }) => countryCode === 'gb' },
  {
    what: 'in the United States, Canada, Mexico, Brazil, Argentina, Chile and Peru',
    least: 20,
    counts: ({ countryCode }) => AMERICAS.has(countryCode),
  },
  { what: 'in Africa', least: 8, counts: (_, region) => region === 'africa' },
  { what: 'in the Middle East', least: 8, counts: (_, region) => region === 'middle-east' },
  { what: 'in Oceania', least: 8, counts: (_, region) => region === 'oceania' },
  {
    what: 'in South and South-East Asia',
    least: 8,
    counts: ({ countryCode }) => SOUTH_AND_SOUTH_EAST_ASIA.has(countryCode),
  },
]

export function countTowardsMinimums(
  records: readonly UniversityRecord[],
  countries: ReadonlyMap<string, Country>,
): { what: string; least: number; count: number }[] {
  const full = records.filter((record) => record.depth === 'full')
  return MINIMUMS.map(({ what, least, counts }) => ({
    what,
    least,
    count: full.filter((record) => counts(record, countries.get(record.countryCode)?.region ?? null)).length,
  }))
}

export function checkMinimums(
  records: readonly UniversityRecord[],
  countries: ReadonlyMap<string, Country>,
): Problem[] {
  return countTowardsMinimums(records, countries)
    .filter(({ count, least }) => count < least)
    .map(({ what, least, count }) => ({
      where: 'full records',
      message: `${what} are ${count}, and at least ${least} are wanted`,
    }))
}
