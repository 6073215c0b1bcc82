import { toUsd } from '../../money/convert'
import type { ExchangeRates } from '../../money/schema'
import type { Country } from '../../places/schema'
import type { Derived, ReadableRecord, UniversityRecord } from './schema'

/** Positions among the ranked universities of each country: equal world ranks share a place. */
export function nationalRankings(records: readonly UniversityRecord[]): Map<string, number> {
  const byCountry = new Map<string, { id: string; rank: number }[]>()
  for (const { id, countryCode, worldRanking } of records) {
    if (!worldRanking) continue
    const ranked = byCountry.get(countryCode) ?? []
    ranked.push({ id, rank: worldRanking.rank })
    byCountry.set(countryCode, ranked)
  }
  const places = new Map<string, number>()
  for (const ranked of byCountry.values()) {
    for (const { id, rank } of ranked) places.set(id, 1 + ranked.filter((other) => other.rank < rank).length)
  }
  return places
}

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
