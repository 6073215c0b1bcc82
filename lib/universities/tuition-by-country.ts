import type { University } from './record/schema'

export type AmountSummary = {
  /** How many universities report a fee for international students; the other figures are of these alone. */
  count: number
  /** Whole US dollars a year. */
  min: number
  median: number
  max: number
}

type CountryTuition = AmountSummary & { code: string; country: string }

/**
 * What international students are charged in each country, going by the full records that report it. Countries
 * where fewer than `least` do are left out: so few say nothing about a country. By name.
 */
export function tuitionByCountry(universities: readonly University[], least: number): CountryTuition[] {
  const fees = new Map<string, { country: string; amounts: number[] }>()
  for (const { depth, countryCode, country, tuitionFees } of universities) {
    if (depth !== 'full' || tuitionFees.internationalNumeric === null) continue
    const entry = fees.get(countryCode) ?? { country, amounts: [] }
    entry.amounts.push(tuitionFees.internationalNumeric)
    fees.set(countryCode, entry)
  }
  return [...fees]
    .filter(([, { amounts }]) => amounts.length >= least)
    .map(([code, { country, amounts }]) => ({ code, country, ...summariseAmounts(amounts) }))
    .sort((a, b) => a.country.localeCompare(b.country, 'en'))
}

/** All 0 when there is no amount. */
export function summariseAmounts(amounts: readonly number[]): AmountSummary {
  const sorted = amounts.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    min: sorted.at(0) ?? 0,
    median: median(sorted),
    max: sorted.at(-1) ?? 0,
  }
}

function median(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}
