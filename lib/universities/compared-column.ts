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

/**
 * The column at a level, with what is known only for other levels apart. It stands apart from what makes columns of records,
 * which browsers do not need.
 */
export function comparedAt(column: LeveledColumn, level: Level): ComparedUniversity {
  const elsewhere = elsewhereAt(column, level, LEVELED, (each, key) => {
    const known = each[key]
    return known && !known.isInPart ? known.text : null
  })
  return { ...atLevel(column, level), level, elsewhere }
}
