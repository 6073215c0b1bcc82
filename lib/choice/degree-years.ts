import type { EntryRule, Fact } from '../facts/fact'
import type { Level } from '../facts/vocabulary'

const YEARS = /^(\d(?:\.\d)?)(?: to (\d(?:\.\d)?))?(?: \((.+)\))?$/
/** "4 in Scotland" */
const ELSEWHERE = /^(\d) in (\w+)$/

type Years = { min: number; max: number }

/**
 * How long a degree usually takes, from the country's rule: "1 to 2", "3 (4 in Scotland)". What stands in brackets goes
 * for some and becomes the note. Null where no rule tells it.
 * @param nation of the United Kingdom, in small letters
 */
export function degreeYears(
  rules: readonly Fact<EntryRule>[],
  level: Level,
  nation: string | null = null,
): Fact<Years> | null {
  const rule = rules.find(({ value }) => value.topic === 'degree-years' && value.level === level)
  const [, min, max, note] = YEARS.exec(rule?.value.text ?? '') ?? []
  if (!rule || !min) return null
  const [, years, where] = ELSEWHERE.exec(note ?? '') ?? []
  if (years && where?.toLowerCase() === nation)
    return { ...rule, value: { min: Number(years), max: Number(years) } }
  return { ...rule, value: { min: Number(min), max: Number(max ?? min) }, note: note ?? rule.note }
}
