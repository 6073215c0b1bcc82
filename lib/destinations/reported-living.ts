import { isHeadline } from '../facts/fact-age'
import { toUsd } from '../money/convert'
import type { ExchangeRates } from '../money/schema'
import { otherCostsAt } from '../universities/answers/fee'
import { middleCosts, type MiddleCost } from '../universities/answers/middle-costs'
import type { University } from '../universities/record/schema'

type ReportedLiving = {
  /** Room, board and the rest, in whole US dollars. */
  usdAYear: number
  costs: readonly MiddleCost[]
}

/**
 * What a year of living costs a bachelor's student by the universities' own figures, for a country without an official sum.
 * Null where too few name room and board.
 */
export function reportedLiving(
  universities: readonly Pick<University, 'facts'>[],
  currency: string,
  rates: ExchangeRates,
): ReportedLiving | null {
  const told = universities.map(({ facts }) => ({
    otherCosts: otherCostsAt(facts.otherCosts, 'bachelor').filter(isHeadline),
  }))
  const costs = middleCosts(told, currency)
  if (!costs.some(({ cost }) => cost.value.what === 'room-and-board')) return null
  const min = costs.reduce((sum, { cost }) => sum + cost.value.min, 0)
  return { usdAYear: toUsd({ min, max: null, currency }, rates), costs }
}
