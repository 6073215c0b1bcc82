import { readFileSync } from 'node:fs'
import { z } from 'zod'
import entryData from '@/data/national/entry-rules.json'
import { EntryRuleSchema } from '@/lib/facts/rules'
import { parseTable } from '../dataset'
import { readEntryColumns } from './entry-columns'

const TOPICS = ['teaching-language', 'english-minimum', 'school-certificate', 'entrance-test']

it('gives the rules of the site the columns that they have', () => {
  const file = readFileSync('data/workshop/tables/entry-columns.tsv', 'utf8')
  const columns = readEntryColumns(parseTable('entry-columns', file).rows)
  const rules = z.array(EntryRuleSchema).parse(entryData)
  for (const rule of rules.filter(({ topic }) => TOPICS.includes(topic)))
    expect(rule).toMatchObject(columns.of(rule.topic, rule.text) ?? { text: 'no line of entry-columns.tsv' })
})
