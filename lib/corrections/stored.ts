import type { EntryRule, Fact, Tuition } from '../facts/fact'
import type { OwnFee } from '../facts/rule-exceptions'
import type { EntryRuleRow, FeeRule } from '../facts/rules'
import { isObject } from '../text/is-object'
import { dateOf, listInWords, type Kept } from './correctable'
import { YearlyDateSchema } from '../universities/record/schema'
import { entryFacts, feeFacts } from './country'
import { LONGEST_VALUE, type Change } from './patch'

type Path = Change['path']

/** What the form can take in its place: a number, a yes or no, a text that is not too long, or a list of such. */
function isPlain(held: unknown): held is number | boolean | string | string[] {
  if (Array.isArray(held))
    return held.every((each) => typeof each === 'string') && listInWords(held).length <= LONGEST_VALUE
  return (
    typeof held === 'number' ||
    typeof held === 'boolean' ||
    (typeof held === 'string' && held.length <= LONGEST_VALUE)
  )
}

/** A day or month of every year. */
export const isYearlyDate = (held: unknown): held is { month: number } =>
  YearlyDateSchema.safeParse(held).success

/** As a file has it: what is unknown is left out. */
const withoutUnknown = (held: object) =>
  Object.fromEntries(Object.entries(held).filter(([, each]) => each !== null))

/**
 * The place of a value in its record; null where the record has another one there, none, or one that no single text says.
 * @param at the path of the record in its file
 */
export function storedAt(
  record: unknown,
  at: Path,
  keys: readonly string[],
  shown: unknown,
): Kept['values'] | null {
  const held = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record)
  if (JSON.stringify(held) !== JSON.stringify(shown)) return null
  const path = [...at, ...keys]
  if (isYearlyDate(held)) {
    const from = withoutUnknown(held)
    const write = (typed: string) => {
      const date = dateOf(typed)
      return date && { ...from, month: date.month, day: date.day }
    }
    return [{ path, from, write }]
  }
  return isPlain(held) ? [{ path, from: held }] : null
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

/** A rule of entry for one university alone, with its place. */
export type OwnEntry = { path: Path; rule: EntryRuleRow }

/** Where a file keeps a rule of entry of one university; null where none does, or several may. */
export function storedEntry(
  { value, year, source }: Pick<Fact<EntryRule>, 'value' | 'year' | 'source'>,
  rules: readonly OwnEntry[],
): Kept | null {
  const [only, ...others] = rules.filter(
    ({ rule }) =>
      rule.topic === value.topic &&
      rule.level === value.level &&
      rule.text === value.text &&
      rule.validFor === year &&
      rule.source.url === source.url,
  )
  const [said] = only && others.length === 0 ? entryFacts(only.rule, only.path) : []
  return said?.kept ?? null
}
