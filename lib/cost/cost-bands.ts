import { LEVELS, type Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { formatUsd } from '../money/format'

/**
 * The cost of a year in a country, tuition and living, in US dollars by level. A level of which either is not known is
 * left out.
 */
export type YearCosts = Partial<Record<Level, number>>

/** The bands of the cost of a year in US dollars, the lowest first. The last has no end. */
export const COST_BANDS = [
  { below: 12_000, label: 'under US$ 12,000' },
  { below: 20_000, label: '12,000–20,000' },
  { below: 35_000, label: '20,000–35,000' },
  { below: 50_000, label: '35,000–50,000' },
  { below: Infinity, label: '50,000 or more' },
] as const

/** The place of a cost among `COST_BANDS`. */
export const bandOf = (dollars: number): number => COST_BANDS.findIndex(({ below }) => dollars < below)

/** "bachelor’s about $14,207 a year, master’s about $14,250" */
export const costsInWords = (costs: YearCosts): string =>
  LEVELS.flatMap(({ value }) => {
    const cost = costs[value]
    return cost === undefined ? [] : [`${levelWord(value)} about ${formatUsd(cost)} a year`]
  }).join(', ')
