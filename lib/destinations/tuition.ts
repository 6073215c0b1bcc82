import type { University } from '../universities/record/schema'
import { summariseAmounts, type AmountSummary } from '../universities/summarise-amounts'

/** A median of fewer reports says little of a country, and would make a winner of one. */
export const LEAST_REPORTS = 10

type DestinationTuition = AmountSummary & {
  /** The academic years the figures were published for, the earliest and the latest. */
  years: { first: string; last: string }
}

/** The fees for international students by the universities that report them; null where none does. */
export function tuitionOf(universities: readonly University[]): DestinationTuition | null {
  const fees = universities.flatMap(({ tuitionFees: { international, internationalNumeric } }) =>
    international && internationalNumeric !== null
      ? [{ amount: internationalNumeric, year: international.academicYear }]
      : [],
  )
  const years = fees.map(({ year }) => year).sort()
  const [first, last] = [years.at(0), years.at(-1)]
  if (first === undefined || last === undefined) return null
  return { ...summariseAmounts(fees.map(({ amount }) => amount)), years: { first, last } }
}
