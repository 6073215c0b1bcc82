import { ageOf } from '../facts/fact-age'
import { describeKind } from '../facts/words'
import type { FeeRule } from '../facts/rules'
import type { Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { isForAbroadAt, listFees, type FeeLine } from './fees'

/** A sum of a country's table of tuition, with what it rests on: "law or order, 2026/27". */
export type TuitionLine = Pick<FeeLine, 'id' | 'sum' | 'dollars' | 'appliesTo' | 'source'> & { basis: string }

/**
 * The fees for students from abroad at a level by the rules of a country: fees by law first, then usual ranges. Rules
 * of single universities are included only where the country has no others.
 * @param today ISO day
 */
export function tuitionLines(
  rules: readonly FeeRule[],
  level: Level,
  rates: ExchangeRates,
  today: string,
): TuitionLine[] {
  const fitting = rules.filter(
    (rule) => isForAbroadAt(rule, level) && (rule.min !== null || rule.max !== null),
  )
  const ofGroups = fitting.filter(isOfGroup)
  const shown = ofGroups.length > 0 ? ofGroups : fitting
  return [false, true].flatMap((isTypical) =>
    listFees(
      shown.filter((rule) => rule.isTypical === isTypical),
      rates,
      today,
    ).map(({ id, sum, dollars, appliesTo, source, validFor }) => {
      const basis = { kind: isTypical ? ('usual' as const) : ('law' as const), year: validFor }
      return {
        id,
        sum,
        dollars,
        appliesTo,
        source,
        basis: describeKind({ ...basis, age: ageOf(basis, today) }),
      }
    }),
  )
}

const isOfGroup = ({ scope }: FeeRule) => scope.every((token) => token.startsWith('!') || token.includes(':'))
