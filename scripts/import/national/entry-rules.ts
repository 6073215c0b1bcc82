import { EntryRuleSchema, type EntryRuleRow } from '../../../lib/facts/rules'
import { readRows, type Read, type Row } from './read-rows'
import { ruleParts } from './rule-parts'
import { words } from './words'

export function readEntryRules(rows: readonly Row[]): Read<EntryRuleRow> {
  return readRows(rows, {
    schema: EntryRuleSchema,
    idOf: ({ country, topic, level }) => `${country} ${topic} ${level}`,
    toValue: (row) => ({ ...ruleParts(row), topic: row.topic, level: row.level, text: words(row.value) }),
  })
}
