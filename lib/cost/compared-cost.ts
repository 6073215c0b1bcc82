import { LEVELS, type Level } from '../facts/vocabulary'
import { formatUsd } from '../money/format'
import type { Known, LeveledColumn } from '../universities/compared-university'
import type { CostTable } from './cost'
import { amountInWords, AS_USUAL, knownInWords, NO_TOTAL } from './words'

/**
 * The whole degree as a cell of the comparison: without a total, what is known of it and what is missing; null where nothing
 * is known. Only a price is compared, and no usual range.
 */
export function knownCost(table: CostTable): Known | null {
  const { dollars, isAtLeast, isUsual, length, lacks, lines } = table
  if (lacks.length > 0 && lines.length > 0)
    return { text: NO_TOTAL, note: knownInWords(table), figure: null, isInPart: true }
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
