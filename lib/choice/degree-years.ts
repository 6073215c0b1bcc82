import type { EntryRule, Fact } from '../facts/fact'
import { rulesOn } from '../facts/rules-on'
import type { Level } from '../facts/vocabulary'

type Years = { min: number; max: number }

/**
 * The usual length of a degree, by the country's rule. Exceptions become the note. Null where no rule states it.
 * @param nation of the United Kingdom, in small letters
 */
export function degreeYears(
  rules: readonly Fact<EntryRule>[],
  level: Level,
  nation: string | null = null,
): Fact<Years> | null {
  const rule = rulesOn(rules, 'degree-years').find(({ value }) => value.level === level)
  if (!rule) return null
  const { min, max, exception, elsewhere } = rule.value
  if (elsewhere && elsewhere.nation === nation)
    return { ...rule, value: { min: elsewhere.years, max: elsewhere.years } }
  return { ...rule, value: { min, max }, note: exception ?? rule.note }
}
