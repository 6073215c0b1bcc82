import type { ExchangeRates } from '../../money/schema'
import { SUM_PARTS } from '../award'
import type { AwardParts, Scholarship, Sum } from './schema'

/** The number of payments of a sum in a year. A single payment, or one for the whole course, counts once. */
const TIMES_A_YEAR: Record<Sum['period'], number> = {
  once: 1,
  total: 1,
  year: 1,
  semester: 2,
  term: 3,
  month: 12,
  week: 52,
}

/** @throws when the currency is not in the table: data with an unknown currency must not pass as nothing. */
function sumInUsd({ min, max, currency, period }: Sum, { rates }: ExchangeRates): number {
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`The exchange-rate table has no rate for ${currency}.`)
  return (((min ?? max ?? 0) + (max ?? min ?? 0)) / 2 / rate) * TIMES_A_YEAR[period]
}

/**
 * The published sums of a year in whole US dollars, of each part the highest; null where no sum is published.
 * Good for an order, not for showing: parts that are paid in full without a sum are not in it.
 */
export function yearlyUsd(parts: AwardParts, rates: ExchangeRates): number | null {
  const highest = SUM_PARTS.flatMap(({ key }) => {
    const sums = (parts[key]?.amounts ?? []).map((sum) => sumInUsd(sum, rates))
    return sums.length > 0 ? [Math.max(...sums)] : []
  })
  return highest.length === 0 ? null : Math.round(highest.reduce((all, sum) => all + sum, 0))
}

/**
 * The order of the catalogue, which is that of "Best known": prestigious awards first, then fully funded ones, then
 * those with the most places, then by name. Those that are hardly confirmed come late, and ended ones last.
 */
export function byAwardRenown(a: Scholarship, b: Scholarship): number {
  const places = ({ numberOfAwards }: Scholarship) => numberOfAwards?.count ?? 0
  return (
    Number(a.status === 'ended') - Number(b.status === 'ended') ||
    Number(b.isPrestigious) - Number(a.isPrestigious) ||
    Number(a.confidence === 'low') - Number(b.confidence === 'low') ||
    Number(b.isFullyFunded) - Number(a.isFullyFunded) ||
    places(b) - places(a) ||
    (a.name < b.name ? -1 : 1)
  )
}
