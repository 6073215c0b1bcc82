import type { FeeRule } from '../facts/rules'
import { LEVELS, type Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import type { University } from '../universities/record/schema'
import type { AmountSummary } from '../universities/summarise-amounts'
import { feePlot, type FeePlot } from './fee-plot'
import { isForAbroadAt, listFees, type FeeLine } from './fees'
import { LEAST_REPORTS, countryFloors, countryTuition } from './tuition'

/** What the universities of a country charge students from abroad for a degree of the level. */
export type LevelFees = {
  level: Level
  tuition: ReturnType<typeof countryTuition>
  floors: AmountSummary
  /** What universities there mostly charge. */
  usual: readonly FeeLine[]
  /** Null where there is nothing to compare. */
  plot: FeePlot | null
}

/**
 * The fees of a country for a bachelor's degree, whatever is known of them, and for each other level of which as many are known
 * as make a median, or what is usual.
 * @param rules the usual fees of the country
 * @param today ISO day
 */
export function feesByLevel(
  universities: readonly Pick<University, 'id' | 'name' | 'facts'>[],
  rules: readonly FeeRule[],
  { rates, today }: { rates: ExchangeRates; today: string },
): LevelFees[] {
  const usualAt = (level: Level) =>
    listFees(
      rules.filter((rule) => isForAbroadAt(rule, level)),
      rates,
      today,
    ).filter(({ sum }) => sum !== null)
  return LEVELS.map(({ value: level }) => ({
    level,
    tuition: countryTuition(universities, level),
    floors: countryFloors(universities, level),
    usual: usualAt(level),
    plot: feePlot(universities, rules, { level, rates, today }),
  })).filter(
    ({ level, tuition, usual }) =>
      level === 'bachelor' || (tuition?.count ?? 0) >= LEAST_REPORTS || usual.length > 0,
  )
}
