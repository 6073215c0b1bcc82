import { RouteRuleSchema, type RouteRule } from '../../../lib/facts/rules'
import { readRows, type Read, type Row } from './read-rows'
import { ruleParts } from './rule-parts'
import { sumOf, type StatedSums } from './stated-sums'
import { monthDay, spellDays, words } from './words'

/** Ways for every level whose common day is for first degrees alone: the notes of their rows say so. */
const FIRST_DEGREES = new Set(['fr-eef', 'nl-studielink'])

export function readRoutes(rows: readonly Row[], sums: StatedSums): Read<RouteRule> {
  return readRows(rows, {
    schema: RouteRuleSchema,
    idOf: ({ system_id = '' }) => system_id,
    toValue: (row) => {
      const [fee] = sums.of('route', row.system_id ?? '', words(row.fee))
      return {
        id: row.system_id,
        ...ruleParts(row),
        name: row.name,
        level: row.level,
        usedBy: row.used_by,
        opens: monthDay(row.opens),
        deadline: monthDay(row.main_deadline),
        deadlineLevel: FIRST_DEGREES.has(row.system_id ?? '') ? 'bachelor' : null,
        otherDeadlines: spellDays(words(row.other_deadlines), row.confidence === 'sure'),
        fee: words(row.fee),
        feeSum: fee ? sumOf(fee) : null,
        isFeeForOthers: fee?.not_for_eu === 'yes',
        url: row.url,
        intakes: (row.intake_months ?? '').split(',').filter(Boolean).map(Number),
        covers: words(row.covers),
      }
    },
  })
}
