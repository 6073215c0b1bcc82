import type { Fact, Tuition } from '../facts/fact'
import type { OwnFee } from '../facts/rule-exceptions'
import type { FeeRule } from '../facts/rules'
import { isObject } from '../text/is-object'
import type { Kept } from './correctable'
import { feeFacts } from './country'
import type { Change } from './patch'

type Path = Change['path']

/** The form takes no longer text. */
const LONGEST = 200

/**
 * The place of a value in its record; null where the record has another one there, none, or one that is more than a number
 * or a short text.
 * @param at the path of the record in its file
 */
export function storedAt(
  record: unknown,
  at: Path,
  keys: readonly string[],
  shown: unknown,
): Kept['values'] | null {
  const held = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record)
  const isPlain = typeof held === 'number' || (typeof held === 'string' && held.length <= LONGEST)
  return isPlain && held === shown ? [{ path: [...at, ...keys], from: held }] : null
}

/** A rule for one university alone, with its place. */
export type OwnRule = { file: string; path: Path; rule: OwnFee | FeeRule }

/** Where a file keeps a fee of one university; null where none does, several may, or its place says more than this fee. */
export function storedFee(
  { value, year, source }: Pick<Fact<Tuition>, 'value' | 'year' | 'source'>,
  rules: readonly OwnRule[],
): { file: string; kept: Kept } | null {
  const { level, status, condition, currency, period } = value
  const [only, ...others] = rules.filter(
    ({ rule }) =>
      // A rule for all levels is the place of three fees.
      rule.level === level &&
      rule.status === status &&
      rule.condition === condition &&
      rule.currency === currency &&
      rule.period === period &&
      rule.min === value.min &&
      rule.validFor === year &&
      rule.source.url === source.url,
  )
  if (!only || others.length > 0) return null
  const [said] = feeFacts({ appliesTo: '', ...only.rule }, only.path)
  return said?.kept ? { file: only.file, kept: said.kept } : null
}
