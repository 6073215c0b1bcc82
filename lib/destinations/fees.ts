import { PERIODS_A_YEAR, sumOverCases } from '../facts/fee-fact'
import { feeInWords } from '../facts/fee-words'
import { mayHaveChanged } from '../facts/fact-age'
import type { FeeRule } from '../facts/rules'
import { FEE_STATUSES, LEVELS, type Level } from '../facts/vocabulary'
import { toUsd } from '../money/convert'
import type { ExchangeRates } from '../money/schema'
import { formatUsd } from '../money/format'

/** A rule on fees as the page of a country shows it. */
export type FeeLine = Pick<FeeRule, 'id' | 'appliesTo' | 'note' | 'oneOffFees' | 'validFor' | 'source'> & {
  /** "Bachelor’s, international students". */
  who: string
  /** Null where the rule names no sum: the note says it. */
  sum: string | null
  /** The same a year in dollars; null for no charge and where none follows. */
  dollars: string | null
  mayHaveChanged: boolean
}

/** Rules for students from abroad come first. */
const STATUSES = ['international', 'all', 'eu-eea', 'home']
/** A rule for all levels is listed with those for bachelor’s. */
const levelOrder = ({ level }: FeeRule) =>
  LEVELS.findIndex(({ value }) => value === (level === 'all' ? 'bachelor' : level))

/** The rules by level, and within one those for students from abroad first. */
export function listFees(rules: readonly FeeRule[], rates: ExchangeRates, today: string): FeeLine[] {
  return [...rules]
    .sort((a, b) => levelOrder(a) - levelOrder(b) || STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status))
    .map((rule) => {
      const { id, level, status, isUnsure, appliesTo, note, oneOffFees, validFor, source } = rule
      return {
        id,
        who: `${levelLabel(level)}, ${statusLabel(status)}`,
        sum: feeInWords({ ...rule, ...sumOverCases(rule) }, rule.max === null && rule.min !== null, isUnsure),
        dollars: dollarsOf(rule, rates),
        ...{ appliesTo, note, oneOffFees, validFor },
        mayHaveChanged: mayHaveChanged(validFor, today),
        source,
      }
    })
}

/** Whether students from abroad pay what the rule says for a degree of the level. */
export const isForAbroadAt = ({ level: own, status }: FeeRule, level: Level): boolean =>
  (own === level || own === 'all') && (status === 'international' || status === 'all')

/** "Bachelor’s", or "All levels". */
export function levelLabel(level: FeeRule['level']): string {
  return LEVELS.find(({ value }) => value === level)?.label ?? 'All levels'
}

const statusLabel = (status: FeeRule['status']) => {
  const label = FEE_STATUSES.find(({ value }) => value === status)?.label ?? ''
  // Only the first letter: "EU" stays.
  return label.startsWith('EU') ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function dollarsOf(rule: FeeRule, rates: ExchangeRates): string | null {
  const { min, max, currency, period, residentsOf } = rule
  const times = PERIODS_A_YEAR[period]
  if (!times || !max || residentsOf !== null || currency === 'USD') return null
  const usd = (amount: number) => formatUsd(toUsd({ min: amount * times, max: null, currency }, rates))
  return min === null || min === max ? `about ${usd(max)} a year` : `about ${usd(min)} to ${usd(max)} a year`
}
