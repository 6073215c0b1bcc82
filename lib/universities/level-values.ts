import { LEVELS, type Level } from '../facts/vocabulary'
import { onlyChanged } from '../list/only-changed'
import { answerAt, elsewhereInWords } from './answers/answer'

/** A value for a bachelor's degree, and its differences at the other levels. */
export type Leveled<Value extends object> = Value & { at?: Partial<Record<Level, Partial<Value>>> }

/** Reads a value at every level. A level that changes nothing takes no room. */
export function leveled<Value extends object>(read: (level: Level) => Value): Leveled<Value> {
  const value = read('bachelor')
  const at = LEVELS.slice(1)
    .map(({ value: level }) => [level, onlyChanged(value, read(level))] as const)
    .filter(([, change]) => Object.keys(change).length > 0)
  // Assigned, not spread: V8 before 11.7 would give each of thousands of cards a hidden class of its own
  // (https://crbug.com/v8/13303). This can go when Node 22 is the oldest.
  return at.length > 0 ? Object.assign(value, { at: Object.fromEntries(at) }) : value
}

/** The value at a level. */
export function atLevel<Value extends object>(value: Leveled<Value>, level: Level): Value {
  const { at, ...rest } = value
  // Without `at` it is a `Value`, which TypeScript cannot see of a generic type.
  return { ...(rest as unknown as Value), ...at?.[level] }
}

/** By part: what is known of it for other levels, where nothing is for the level: "For a bachelor’s: 13 January". */
export type Elsewhere<Value> = Partial<Record<keyof Value, string>>

/**
 * What is known for other levels of the parts that are not known at a level.
 * @param say a part in words; null where it is not known
 */
export function elsewhereAt<Value extends object, Key extends keyof Value>(
  value: Leveled<Value>,
  level: Level,
  keys: readonly Key[],
  say: (value: Value, key: Key) => string | null,
): Elsewhere<Value> {
  const values: Record<Level, Value> = {
    bachelor: atLevel(value, 'bachelor'),
    master: atLevel(value, 'master'),
    doctorate: atLevel(value, 'doctorate'),
  }
  const told = keys.flatMap((key) => {
    const { others } = answerAt((each) => say(values[each], key), level)
    return others.length > 0 ? [[key, elsewhereInWords(others).join(' · ')] as const] : []
  })
  // Its keys are those given.
  return Object.fromEntries(told) as Elsewhere<Value>
}
