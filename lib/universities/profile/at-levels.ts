import { LEVELS, type Level } from '../../facts/vocabulary'
import { answerAt, type Answer } from '../answers/answer'

/** The answers of every level of a page that holds them all: what is known, and the levels at which it is not. */
export type AtLevels<Value> = {
  /** Each answer once, with its levels. Empty: nothing is known at all. */
  known: readonly { value: Value; levels: readonly Level[] }[]
  /** The levels without an answer of their own, each with what is known for others. */
  unknown: readonly { level: Level; others: Answer<Value>['others'] }[]
}

/** @param read what is known at one level, or for all levels together; null where neither is known */
export function atLevels<Value>(read: (level: Level) => Value | null): AtLevels<Value> {
  const known: { value: Value; levels: Level[] }[] = []
  const unknown: { level: Level; others: Answer<Value>['others'] }[] = []
  for (const { value: level } of LEVELS) {
    const { value, others } = answerAt(read, level)
    const same = value !== null && known.find((each) => isSame(each.value, value))
    if (value === null) unknown.push({ level, others })
    else if (same) same.levels.push(level)
    else known.push({ value, levels: [level] })
  }
  return { known, unknown: known.length > 0 ? unknown : [] }
}

/** Most equal answers are the same fact, or lists of the same facts. Writing facts out is slow, so it is tried last. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]))
  }
  return JSON.stringify(one) === JSON.stringify(other)
}
