import { EntryRuleSchema, type EntryRuleRow } from '@/lib/facts/rules'
import type { EntryColumns } from './entry-columns'
import { readRows, type Read, type Row } from './read-rows'
import { ruleParts } from './rule-parts'
import { words } from './words'

/** @param columns what the words of a rule say in columns; a rule of a topic that needs them is a reject without */
export function readEntryRules(rows: readonly Row[], columns: EntryColumns): Read<EntryRuleRow> {
  return readRows(rows, {
    schema: EntryRuleSchema,
    idOf: ({ country, topic, level }) => `${country} ${topic} ${level}`,
    toValue: ({ topic = '', ...row }) => {
      const text = words(row.value)
      return {
        ...ruleParts(row),
        topic,
        level: row.level,
        text,
        ...(text !== null && (topic === 'degree-years' ? yearsOf(text) : columns.of(topic, text))),
      }
    },
  })
}

/** "3", "1.5 to 2", "3 (4 in Scotland)" */
const YEARS = /^(\d(?:\.\d)?)(?: to (\d(?:\.\d)?))?(?: \((.+)\))?$/
/** "4 in Scotland": another length in a nation of the United Kingdom. */
const ELSEWHERE = /^(\d) in (England|Scotland|Wales|Northern Ireland)$/

/** The length of a degree. Text in brackets is an exception for some. */
function yearsOf(text: string) {
  const [, min, max, exception = null] = YEARS.exec(text) ?? []
  const [, years, nation] = ELSEWHERE.exec(exception ?? '') ?? []
  return (
    min !== undefined && {
      min: Number(min),
      max: Number(max ?? min),
      exception,
      elsewhere: nation ? { nation: nation.toLowerCase().replace(' ', '-'), years: Number(years) } : null,
    }
  )
}
