import { type EntryRule, type EntryRuleOn, type Fact, rulesOn } from './fact'
import { LEVELS, type Level } from './vocabulary'

type Taught = Pick<EntryRuleOn<'teaching-language'>, 'languages' | 'partly'>

/** The one language of teaching; null where there are more, or the usual one is not named. */
export function onlyLanguage({ languages, partly }: Taught): string | null {
  const [only, ...others] = [...languages, ...partly]
  return languages.length > 0 && others.length === 0 ? (only ?? null) : null
}

/** Whether English is the language of teaching; null where it is one of several, or the usual one is not named. */
export function isTaughtInEnglish(rule: Taught): boolean | null {
  if (onlyLanguage(rule) === 'en') return true
  const hasEnglish = [...rule.languages, ...rule.partly].includes('en')
  return hasEnglish || rule.languages.length === 0 ? null : false
}

/** The levels for which the rules are certain: a rule for the level itself goes before a rule for all levels. */
export function levelsInEnglish(entry: readonly Fact<EntryRule>[]): Partial<Record<Level, boolean>> {
  const rules = rulesOn(entry, 'teaching-language')
  const sure = LEVELS.flatMap(({ value: level }) => {
    const rule =
      rules.find(({ value }) => value.level === level) ?? rules.find(({ value }) => value.level === 'all')
    const isIt = rule && !rule.isUnsure ? isTaughtInEnglish(rule.value) : null
    return isIt === null ? [] : [[level, isIt] as const]
  })
  return Object.fromEntries(sure)
}
