import { officialFeeAt } from '../universities/answers/fee'
import { academicYear } from '../universities/assemble/layers'
import type { University } from '../universities/record/schema'
import { summariseAmounts, type AmountSummary } from '../universities/summarise-amounts'

/** A median of fewer reports says little of a country, and would make a winner of one. */
export const LEAST_REPORTS = 10

type DestinationTuition = AmountSummary & {
  /** The academic years the figures were published for, the earliest and the latest. */
  years: { first: string; last: string }
}

type Charging = Pick<University, 'facts'>

/**
 * The official fees for students from abroad for a bachelor's degree, in dollars a year, by the universities of which one
 * is known; null where none is.
 */
export function countryTuition(universities: readonly Charging[]): DestinationTuition | null {
  const fees = knownFees(universities).filter(({ isFloor }) => !isFloor)
  const years = fees.map(({ year }) => year).sort()
  const [first, last] = [years.at(0), years.at(-1)]
  if (first === undefined || last === undefined) return null
  return { ...summariseAmounts(fees.map(({ amount }) => amount)), years: { first, last } }
}

/** The lowest fees of those universities of which no other is known. They say nothing of what most students pay. */
export function countryFloors(universities: readonly Charging[]): AmountSummary {
  const floors = knownFees(universities).filter(({ isFloor }) => isFloor)
  return summariseAmounts(floors.map(({ amount }) => amount))
}

function knownFees(universities: readonly Charging[]) {
  return universities.flatMap(({ facts }) => {
    const fee = officialFeeAt(facts.fees, 'bachelor', 'international')
    const amount = fee?.value.dollars ?? null
    return fee && amount !== null
      ? [{ amount, isFloor: fee.value.isFloor, year: academicYear(fee.year) ?? fee.year }]
      : []
  })
}
