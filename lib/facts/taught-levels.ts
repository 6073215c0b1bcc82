import type { Fact } from './fact'
import { LEVELS, type Level } from './vocabulary'

/** The levels at which degrees are taught, or may be, in their order. */
export const levelsTaught = (notTaught: readonly Level[]): Level[] =>
  LEVELS.map(({ value }) => value).filter((level) => !notTaught.includes(level))

/**
 * The level asked for where it is among those taught, otherwise the first of them.
 * @param taught at least one
 */
export const taughtLevel = (asked: Level | null, taught: readonly Level[]): Level =>
  taught.find((level) => level === asked) ?? taught[0] ?? LEVELS[0].value

/** The facts without those of levels that are not taught. What holds for all is then said of each level that is. */
export function taughtOf<Value extends { level: Level | 'all' }>(
  facts: readonly Fact<Value>[],
  notTaught: readonly Level[],
): readonly Fact<Value>[] {
  if (notTaught.length === 0) return facts
  const taught = levelsTaught(notTaught)
  return facts.flatMap((fact) =>
    taught
      .filter((level) => [level, 'all'].includes(fact.value.level))
      .map((level) => ({ ...fact, value: { ...fact.value, level } })),
  )
}
