import { type EntryRule, type Fact, rulesOn } from '../facts/fact'
import type { Level } from '../facts/vocabulary'
import { isMedical } from '../subjects/medical'

type Years = { min: number; max: number }

/**
 * The usual length of a degree in a subject whose source does not state it. Null where only that of other subjects is
 * known.
 * @param usual of a degree at the level, whatever its subject
 * @param subject its slug; null where none is chosen
 * @param own of a first degree in the subject, where it differs
 */
export function subjectYears(
  usual: Fact<Years> | null,
  level: Level,
  subject: string | null,
  own: Years | null,
): Fact<Years> | null {
  if (level === 'doctorate') return usual
  if (usual && own && level === 'bachelor')
    return { ...usual, value: own, isUnsure: true, note: 'The usual length in this subject there' }
  return isMedical(subject) ? null : usual
}

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
