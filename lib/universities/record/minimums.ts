import type { Region } from '../../places/regions'
import type { Country } from '../../places/schema'
import type { Problem } from './check-duplicates'
import type { UniversityRecord } from './schema'

/** Of what the records are counted: all, those of some countries or of a region, or those up to a world rank. */
type Minimum = { what: string; least: number; countries?: readonly string[]; region?: Region; rank?: number }

/** The least number of full records of the catalogue, so that no part of the world is an afterthought. */
const MINIMUMS: readonly Minimum[] = [
  { what: 'in all', least: 900 },
  // A tie at the end of the two hundred shifts the positions that are printed.
  { what: 'among the 200 best ranked', least: 198, rank: 200 },
  { what: 'in the United Kingdom', least: 100, countries: ['gb'] },
  { what: 'in the United States', least: 120, countries: ['us'] },
  { what: 'in Canada', least: 30, countries: ['ca'] },
  { what: 'in Australia and New Zealand', least: 30, countries: ['au', 'nz'] },
  { what: 'in Germany', least: 40, countries: ['de'] },
  {
    what: 'in the Netherlands and the Nordic countries',
    least: 25,
    countries: ['nl', 'se', 'no', 'dk', 'fi', 'is'],
  },
  ...(
    [
      ['Italy', 'it'],
      ['Spain', 'es'],
      ['France', 'fr'],
      ['Japan', 'jp'],
      ['China', 'cn'],
      ['India', 'in'],
      ['Türkiye', 'tr'],
      ['Malaysia', 'my'],
      ['South Korea', 'kr'],
    ] as const
  ).map(([name, code]) => ({ what: `in ${name}`, least: 15, countries: [code] })),
  { what: 'in Africa', least: 60, region: 'africa' },
  { what: 'in Latin America and the Caribbean', least: 40, region: 'latin-america' },
  { what: 'in the Middle East', least: 40, region: 'middle-east' },
]

export function countTowardsMinimums(
  records: readonly UniversityRecord[],
  countries: ReadonlyMap<string, Country>,
): { what: string; least: number; count: number }[] {
  const full = records.filter((record) => record.depth === 'full')
  return MINIMUMS.map(({ what, least, countries: codes, region, rank }) => ({
    what,
    least,
    count: full.filter(
      ({ countryCode, worldRanking }) =>
        (!codes || codes.includes(countryCode)) &&
        (!region || countries.get(countryCode)?.region === region) &&
        (!rank || (worldRanking !== null && worldRanking.rank <= rank)),
    ).length,
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
