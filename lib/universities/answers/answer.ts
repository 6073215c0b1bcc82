import { LEVELS, type Level } from '../../facts/vocabulary'
import { levelWord } from '../../facts/words'
import { formatList } from '../../text/format'

/**
 * What is known of a question at a level. `value` holds at the level asked for, or for all levels; null where neither is
 * known. Only then `others` has what is known for other levels: it is shown with its level and decides nothing.
 */
export type Answer<Value> = { value: Value | null; others: readonly { level: Level; value: Value }[] }

const ALL = LEVELS.map(({ value }) => value)

/** @param read what is known at one level, or for all levels together; null where neither is known */
export function answerAt<Value>(read: (level: Level) => Value | null, level: Level): Answer<Value> {
  const value = read(level)
  if (value !== null) return { value, others: [] }
  const others = ALL.filter((other) => other !== level).flatMap((other) => {
    const known = read(other)
    return known === null ? [] : [{ level: other, value: known }]
  })
  return { value, others }
}

/** The list, or null where it is empty, so that nothing known reads as nothing known. */
export const orNull = <Each>(list: readonly Each[]): readonly Each[] | null => (list.length > 0 ? list : null)

type Ruled = { value: { level: Level | 'all' } }

/** The facts that hold at a level, those of the level itself before those of all. */
export const holdingAt = <Fact extends Ruled>(facts: readonly Fact[], level: Level): Fact[] =>
  [level, 'all'].flatMap((wanted) => facts.filter(({ value }) => value.level === wanted))

/** "Not known for a master’s". */
export const notKnownAt = (level: Level): string => `Not known for a ${levelWord(level)}`

/** "For a bachelor’s: 13 January"; levels of which the same is known stand together. */
export function elsewhereInWords(others: Answer<string>['others']): string[] {
  const texts = [...new Set(others.map(({ value }) => value))]
  return texts.map((text) => {
    const levels = others.filter(({ value }) => value === text).map(({ level }) => levelWord(level))
    return `For a ${formatList(levels, 'or')}: ${text}`
  })
}
