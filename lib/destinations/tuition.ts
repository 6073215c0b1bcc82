import type { Level } from '../facts/vocabulary'
import { officialFeeAt } from '../universities/answers/fee'
import { academicYear } from '../universities/assemble/layers'
import type { University } from '../universities/record/schema'
import { summariseAmounts, type AmountSummary } from '../universities/summarise-amounts'
import { formatUsd } from '../money/format'
import { count, plural } from '../text/format'

/** A median of fewer reports says little of a country, and would make a winner of one. */
export const LEAST_REPORTS = 10

type DestinationTuition = AmountSummary & {
  /** The academic years the figures were published for, the earliest and the latest. */
  years: { first: string; last: string }
}

type Charging = Pick<University, 'facts'>

/**
 * The official fees for students from abroad for a degree of the level, in dollars a year, by the universities of which one
 * is known; null where none is.
 */
export function countryTuition(universities: readonly Charging[], level: Level): DestinationTuition | null {
  const fees = knownFees(universities, level).filter(({ isFloor }) => !isFloor)
  const years = fees.map(({ year }) => year).sort()
  const [first, last] = [years.at(0), years.at(-1)]
  if (first === undefined || last === undefined) return null
  return { ...summariseAmounts(fees.map(({ amount }) => amount)), years: { first, last } }
}

/** Their median where enough report a fee, in whole dollars a year, and how many do. */
export function medianTuition(universities: readonly Charging[], level: Level) {
  const known = countryTuition(universities, level)
  return {
    tuition: known && known.count >= LEAST_REPORTS ? known.median : null,
    reporting: known?.count ?? 0,
  }
}

/** The lowest fees of those universities of which no other is known. They say nothing of what most students pay. */
export function countryFloors(universities: readonly Charging[], level: Level): AmountSummary {
  const floors = knownFees(universities, level).filter(({ isFloor }) => isFloor)
  return summariseAmounts(floors.map(({ amount }) => amount))
}

function knownFees(universities: readonly Charging[], level: Level) {
  return universities.flatMap(({ facts }) => {
    const fee = officialFeeAt(facts.fees, level, 'international')
    const amount = fee?.value.dollars ?? null
    return fee && amount !== null
      ? [{ amount, isFloor: fee.value.isFloor, year: academicYear(fee.year) ?? fee.year }]
      : []
  })
}

type Known = {
  tuition: ReturnType<typeof countryTuition>
  floors: AmountSummary
  /** The number of universities under the country's rules. */
  governed: number
}

/** "US$ 2,300 a year", "no tuition fee", "from no tuition fee to US$ 5,700 a year". */
export function spanOf({ min, max }: Pick<AmountSummary, 'min' | 'max'>): string {
  if (max === 0) return 'no tuition fee'
  if (min === max) return `${formatUsd(max)} a year`
  return `${min === 0 ? 'from no tuition fee' : formatUsd(min)} to ${formatUsd(max)} a year`
}

/** How many universities have a fee and how many a lowest one, with their spans. */
export function reportsInWords({ tuition, floors, governed }: Known): string {
  if (!tuition && floors.count === 0) return 'No university here reports a fee in the catalogue.'
  const fees =
    tuition &&
    `Of ${governed} universities, ${tuition.count} ${plural(tuition.count, 'reports', 'report')} a fee: ${spanOf(tuition)}.`
  return [fees, floorsInWords(floors, tuition ? null : governed)].filter(Boolean).join(' ')
}

/** @param of the number of universities; null where it was said before */
function floorsInWords(floors: AmountSummary, of: number | null): string | null {
  if (floors.count === 0) return null
  const among = of === null ? 'more' : `of ${count(of, 'university', 'universities')}`
  return `Of ${floors.count} ${among} only the lowest fee is known, with dearer programmes above it: ${spanOf(floors)}.`
}
