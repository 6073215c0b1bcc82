import { LEVELS, type Level } from '../../facts/vocabulary'
import { officialFeeAt } from '../answers/fee'
import type { University } from '../record/schema'

/** The fees for students from abroad in a country by level, in dollars a year; `of`: how many universities it has. */
export type CountryFees = { of: number; amounts: Readonly<Record<Level, readonly number[]>> }

/** The fees that a source names among the universities of a country. */
export function countryFees(universities: readonly Pick<University, 'facts'>[]): CountryFees {
  const at = (level: Level) =>
    universities.flatMap(({ facts }) => {
      const fee = officialFeeAt(facts.fees, level, 'international')?.value
      // Of a lowest fee nobody knows how many pay more.
      return fee && !fee.isFloor ? (fee.dollars ?? []) : []
    })
  const [bachelor, master, doctorate] = LEVELS.map(({ value }) => at(value))
  return {
    of: universities.length,
    amounts: { bachelor: bachelor ?? [], master: master ?? [], doctorate: doctorate ?? [] },
  }
}
