import { LEVELS, type Level } from '../facts/vocabulary'
import { formatUsd } from '../money/format'
import type { Known, LeveledColumn } from '../universities/compared'
import type { CostTable } from './cost'
import { amountInWords } from './words'

type Costs = Pick<CostTable, 'dollars' | 'lacks' | 'isAtLeast' | 'length' | 'lines'>

const MISSING = { tuition: 'tuition', living: 'living costs' } as const

/** The whole degree as a cell of the comparison. Only a total with its tuition and living costs is compared. */
export function knownCost({ dollars, lacks, isAtLeast, length, lines }: Costs): Known | null {
  if (!dollars || lacks.includes('tuition')) return null
  const notes = [
    length === null ? 'first year' : amountInWords(length, 'year'),
    isAtLeast && 'at least',
    ...lacks.map((part) => `without ${MISSING[part]}`),
    lines.some(({ isUsual }) => isUsual) && 'by the usual range of the country',
  ]
  return {
    text: `about ${formatUsd(dollars.total)}`,
    note: notes.filter(Boolean).join(' · '),
    figure: lacks.length > 0 ? null : dollars.total,
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
