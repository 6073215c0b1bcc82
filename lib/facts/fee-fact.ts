import { toUsd } from '../money/convert'
import type { ExchangeRates } from '../money/schema'
import type { Fact, Tuition } from './fact'
import { ageOf } from './fact-age'
import type { OwnFee } from './rule-exceptions'
import type { FeeRule } from './rules'
import { LEVELS } from './vocabulary'

/**
 * The number of periods in a year. A sum by the month, by the credit or for the whole degree gives no sum for a year.
 */
export const PERIODS_A_YEAR: Partial<Record<Tuition['period'], number>> = { year: 1, semester: 2 }

type Stated = Pick<FeeRule, 'min' | 'max' | 'residentsOf' | 'othersPay'>

/**
 * The sum of a fee. Where it is that of residents of a part of the country, it is the range up to what the others pay: in which
 * part a person lives is not known.
 */
export function sumOverCases({ min, max, residentsOf, othersPay }: Stated): SumOverCases {
  if (residentsOf === null) return { min, max: max === min ? null : max }
  return {
    min: othersPay && min,
    max: othersPay && (othersPay.max ?? othersPay.min),
    byResidence: { of: residentsOf, residents: { min, max }, others: othersPay },
  }
}

type SumOverCases = Pick<Tuition, 'min' | 'max' | 'byResidence'>

/** A rule or a university's own fee as facts, one for each level that it holds for; none for a rule that names no sum. */
export function toTuitionFacts(rule: FeeRule | OwnFee, rates: ExchangeRates, today: string): Fact<Tuition>[] {
  const { min, max } = rule
  if (min === null && max === null) return []
  const kind = 'university' in rule ? 'reported' : rule.isTypical ? 'usual' : 'law'
  const levels = rule.level === 'all' ? LEVELS.map(({ value }) => value) : [rule.level]
  return levels.map((level) => ({
    value: {
      level,
      status: rule.status,
      ...sumOverCases(rule),
      isFloor: max === null,
      currency: rule.currency,
      period: rule.period,
      condition: rule.condition,
      ...(rule.taughtIn !== null && { taughtIn: rule.taughtIn }),
      ...('notFor' in rule && rule.notFor.length > 0 && { notFor: rule.notFor }),
      ...('isOfProgrammes' in rule && rule.isOfProgrammes && { isOfProgrammes: true as const }),
      dollars: dollarsAYear(rule, rates),
      ...leastDollars(rule, rates),
    },
    kind,
    year: rule.validFor,
    source: rule.source,
    note: noteOf(rule),
    isUnsure: rule.isUnsure,
    age: ageOf({ kind, year: rule.validFor }, today),
  }))
}

/** A ceiling, a floor or the sum of some residents alone gives no sum for a year, and that nothing is charged counts as 0 only where it is sure. */
function dollarsAYear(rule: FeeRule | OwnFee, rates: ExchangeRates): number | null {
  const { min, max, currency, period, isUnsure, residentsOf } = rule
  const times = PERIODS_A_YEAR[period]
  if (times === undefined || residentsOf !== null) return null
  if (min === null || max === null || (isUnsure && max === 0)) return null
  return toUsd({ min: min * times, max: max * times, currency }, rates)
}

/** The least that a fee may be of which no sum is known: nothing under a ceiling. None where no sum for a year follows. */
function leastDollars(rule: FeeRule | OwnFee, rates: ExchangeRates): Pick<Tuition, 'leastDollars'> | null {
  const { min, currency, period, residentsOf } = rule
  const times = PERIODS_A_YEAR[period]
  if (times === undefined || residentsOf !== null || dollarsAYear(rule, rates) !== null) return null
  return { leastDollars: toUsd({ min: (min ?? 0) * times, max: null, currency }, rates) }
}

/** The two ends of a rule's sum in dollars a year; null where one end or the sum of a year is not known. */
export function dollarRange(
  { min, max, currency, period }: Pick<FeeRule, 'min' | 'max' | 'currency' | 'period'>,
  rates: ExchangeRates,
): { min: number; max: number } | null {
  const times = PERIODS_A_YEAR[period]
  if (times === undefined || min === null || max === null) return null
  const dollars = (sum: number) => toUsd({ min: sum * times, max: null, currency }, rates)
  return { min: dollars(min), max: dollars(max) }
}

/** The exceptions and the charges beside the sum. */
function noteOf({ note, oneOffFees }: FeeRule | OwnFee): string | null {
  return [note, oneOffFees && `Besides: ${oneOffFees}.`].filter(Boolean).join(' ') || null
}
