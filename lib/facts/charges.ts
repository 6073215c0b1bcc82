import { matchRules, type Governed } from './apply-rules'
import type { Fact } from './fact'
import type { ChargeRule, NationalRecord } from './rules'

/** A charge beside tuition that everybody pays. `sum` null: no source states how much. */
export type Charge = Pick<ChargeRule, 'level' | 'what' | 'sum' | 'isToApply' | 'isForForeigners'>

/**
 * What everybody at a university pays beside tuition. A rule that names the university replaces that of its country.
 * @param record how the table of universities keeps it; null where it lacks it
 */
export function chargesOf(
  university: Governed,
  record: Pick<NationalRecord, 'sector' | 'group'> | null,
  rules: readonly ChargeRule[],
): Fact<Charge>[] {
  const fitting = matchRules(university, record ?? { sector: null, group: null }, rules)
  const isOwn = ({ scope }: ChargeRule) => scope.includes(university.id)
  const own = new Set(fitting.filter(isOwn).map(({ what }) => what))
  return fitting.filter((rule) => isOwn(rule) || !own.has(rule.what)).map(toFact)
}

function toFact(rule: ChargeRule): Fact<Charge> {
  const { level, what, sum, isToApply, isForForeigners, isUnsure, validFor, source, note } = rule
  const kind = isUnsure ? 'general' : rule.scope.some(isUniversity) ? 'reported' : 'law'
  return {
    value: {
      ...{ level, what, sum },
      ...(isToApply && { isToApply }),
      ...(isForForeigners && { isForForeigners }),
    },
    kind,
    year: validFor,
    source,
    note,
    isUnsure,
  }
}

const isUniversity = (token: string) => !/^!|:/.test(token)
