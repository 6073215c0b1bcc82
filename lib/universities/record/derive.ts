import { toUsd } from '../../money/convert'
import type { ExchangeRates } from '../../money/schema'
import type { Country } from '../../places/schema'
import type { Derived, ReadableRecord, UniversityRecord } from './schema'

/** Positions among the ranked universities of each country: equal world ranks share a place. */
export function nationalRankings(records: readonly UniversityRecord[]): Map<string, number> {
  const ranked = records.flatMap(({ id, countryCode, worldRanking }) =>
    worldRanking ? [{ id, countryCode, rank: worldRanking.rank }] : [],
  )
  return new Map(
    ranked.map(({ id, countryCode, rank }) => [
      id,
      1 + ranked.filter((other) => other.countryCode === countryCode && other.rank < rank).length,
    ]),
  )
}

/** The programmes that a record names, whatever their levels. */
export const popularLabels = ({ popularPrograms }: Pick<ReadableRecord, 'popularPrograms'>): string[] =>
  popularPrograms.map(({ label }) => label)

/** A record with what follows from it, and from nothing else. */
export function deriveUniversity<Source extends ReadableRecord>(
  record: Source,
  country: Country,
  nationalRanking: number | null,
  rates: ExchangeRates,
): Derived<Source> {
  const { domestic, international } = record.tuitionFees
  return {
    ...record,
    country: country.name,
    region: country.region,
    nationalRanking,
    tuitionFees: {
      domestic,
      international,
      domesticNumeric: domestic && toUsd(domestic, rates),
      internationalNumeric: international && toUsd(international, rates),
    },
  }
}
