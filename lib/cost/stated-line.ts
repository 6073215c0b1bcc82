import type { Fact } from '../facts/fact'
import type { StatedSum } from '../facts/rules'
import { fractionsOf, restingOn, type CostLine, type CostPart } from './line'
import { between, one, times, type Range } from './range'
import { sumInWords, timesInWords } from './words'

/** A rule with only a ceiling or only a floor counts with that one sum. */
function statedRange({ min, max }: Pick<StatedSum, 'min' | 'max'>): Range {
  return min !== null && max !== null ? between(min, max) : one(min ?? max ?? 0)
}

const A_YEAR: Record<Exclude<StatedSum['period'], 'once'>, number> = { month: 12, semester: 2, year: 1 }

type About = { id: string; part: CostPart; label: string; /** Years. */ length: number }

/** A sum that a rule states as a line: paid once, or in each year of the degree by its period. */
export function statedLine(fact: Fact<StatedSum>, { id, part, label, length }: About): CostLine {
  const { period, currency, note } = fact.value
  const range = statedRange(fact.value)
  const line = {
    ...restingOn(fact),
    id,
    part,
    label,
    currency,
    isUsual: false,
    note: note ?? fact.note,
    isUnsure: fact.isUnsure || fact.value.isAbout,
  }
  if (period === 'once') return { ...line, years: [range], formula: `${sumInWords(range, currency)}, once` }
  const units = A_YEAR[period]
  return {
    ...line,
    years: fractionsOf(length).map((year) => times(range, units * year)),
    formula: timesInWords(length * units, period, range, currency),
  }
}
