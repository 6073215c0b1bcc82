import type { Level } from '../facts/vocabulary'
import type { ComparedUniversity, FactKey, LeveledColumn } from './compared-university'
import { atLevel, elsewhereAt } from './level-values'

/** The facts that differ by level. */
const LEVELED = [
  'tuition',
  'aYear',
  'wholeDegree',
  'acceptance',
  'gpa',
  'deadline',
  'applying',
  'language',
  'english',
  'certificate',
  'outcome',
  'employment',
] as const satisfies readonly FactKey[]

/** The level of a column: that of the comparison, or of the programme where it is another. */
function levelOf({ programme }: LeveledColumn, level: Level): Level {
  if (!programme || programme.levels.includes(level)) return level
  return programme.levels[0] ?? level
}

/**
 * The column at a level, with what is known only for other levels apart. It stands apart from what makes columns of records,
 * which browsers do not need.
 */
export function comparedAt(column: LeveledColumn, asked: Level): ComparedUniversity {
  const level = levelOf(column, asked)
  const elsewhere = elsewhereAt(column, level, LEVELED, (each, key) => {
    const known = each[key]
    return known && !known.isInPart ? known.text : null
  })
  return { ...atLevel(column, level), level, elsewhere }
}
