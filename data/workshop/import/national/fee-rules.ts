import { FeeRuleSchema, type FeeRule } from '@/lib/facts/rules'
import { readRows, type Read, type Row } from './read-rows'
import { ruleParts } from './rule-parts'
import { amount, words } from './words'

const REFERENCE = /^(See bachelor row|See above|As for the bachelor’s)[.;:]?\s*/
const PROGRAMMES = /(?:^|, )((?:[^,]*\b)?(?:programmes|classes|master’s)\b[^,]*)$/
const PLACES = /^(.+ places) at /
const ENTRANTS = /\((entrants .+)\)/

/** The part of "whom it is for" that speaks of programmes or entrants and not of universities; null where none does. */
export function conditionOf(appliesTo: string, validFor: string): string | null {
  const programmes = PROGRAMMES.exec(appliesTo)?.[1] ?? PLACES.exec(appliesTo)?.[1]
  return [programmes, ENTRANTS.exec(validFor)?.[1]].filter(Boolean).join(', ') || null
}

const LANGUAGES: Readonly<Record<string, string>> = {
  Czech: 'cs',
  Estonian: 'et',
  Greek: 'el',
  Polish: 'pl',
  Slovak: 'sk',
}

/** The one language of the programmes that a sum is for; null where it is for others too. */
export const taughtInOf = (condition: string | null): string | null =>
  LANGUAGES[/taught in (\w+)$/.exec(condition ?? '')?.[1] ?? ''] ?? null

/** The note with "See bachelor row" replaced by what that row says: the nearest before it for the same country and status. */
function noteOf(row: Row, rows: readonly Row[]): string | null {
  const note = row.note ?? ''
  if (!REFERENCE.test(note)) return words(note)
  const bachelor = rows
    .slice(0, rows.indexOf(row))
    .findLast(
      ({ country, fee_status, level }) =>
        country === row.country && fee_status === row.fee_status && level === 'bachelor',
    )
  const rest = note.replace(REFERENCE, '')
  return words(
    [bachelor?.note, rest && `${rest[0]?.toUpperCase()}${rest.slice(1)}`].filter(Boolean).join(' '),
  )
}

export function readFeeRules(rows: readonly Row[]): Read<FeeRule> {
  return readRows(rows, {
    schema: FeeRuleSchema,
    idOf: ({ rule_id = '' }) => rule_id,
    toValue: (row, all) => ({
      id: row.rule_id,
      ...ruleParts(row),
      sector: row.sector,
      appliesTo: row.applies_to,
      condition: conditionOf(row.applies_to ?? '', row.valid_for ?? ''),
      taughtIn: taughtInOf(conditionOf(row.applies_to ?? '', row.valid_for ?? '')),
      scope: (row.scope ?? '').split(';').filter(Boolean),
      level: row.level,
      status: row.fee_status,
      min: amount(row.amount_min),
      max: amount(row.amount_max),
      currency: row.currency,
      period: row.period,
      oneOffFees: words(row.one_off_fees),
      isTypical: row.typical_only === 'yes',
      note: noteOf(row, all),
    }),
  })
}
