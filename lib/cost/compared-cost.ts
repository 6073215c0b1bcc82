import { LEVELS, type Level } from '../facts/vocabulary'
import { formatUsd } from '../money/format'
import type { Known, LeveledColumn } from '../universities/compared-university'
import type { CostTable } from './cost'
import { amountInWords, AS_USUAL } from './words'

type Costs = Pick<CostTable, 'dollars' | 'isAtLeast' | 'isUsual' | 'length'>

/** The whole degree as a cell of the comparison; null without a total. Only a price is compared, and no usual range. */
export function knownCost({ dollars, isAtLeast, isUsual, length }: Costs): Known | null {
  if (!dollars) return null
  const { low, likely, high } = dollars
  const range =
    low < high &&
    (isAtLeast
      ? `middle ${formatUsd(likely)}, high ${formatUsd(high)}`
      : `low ${formatUsd(low)}, high ${formatUsd(high)}`)
  const notes = [length === null ? 'first year' : amountInWords(length, 'year'), range, isUsual && AS_USUAL]
  return {
    text: isAtLeast ? `at least ${formatUsd(low)}` : `about ${formatUsd(likely)}`,
    note: notes.filter(Boolean).join(' · '),
    figure: isUsual ? null : likely,
  }
}

/** The column with what the whole degree costs at each level. */
export function withWholeDegree(
  column: LeveledColumn,
  tableAt: (level: Level) => CostTable | null,
): LeveledColumn {
  const costAt = (level: Level) => {
    const table = tableAt(level)
    return table && knownCost(table)
  }
  const wholeDegree = costAt('bachelor')
  const others = LEVELS.slice(1).map(({ value }) => [
    value,
    { ...column.at?.[value], wholeDegree: costAt(value) },
  ])
  return { ...column, wholeDegree, at: Object.fromEntries(others) }
}
