import { GeneralKnowledgeSchema, knowledgeFile } from './general-knowledge'

const FILE = {
  title: 'General knowledge',
  source: 'writers',
  year: 'November 2026',
  readOn: '2026-11-26',
  note: 'Never the whole list.',
  read: 4,
  rejected: { 'not sure': 1 },
  universities: { alpha: { bachelor: 'law', master: 'law art-history', english: { master: 'law' } } },
}

it('is a row a subject and level, with its month and kind', () => {
  expect(knowledgeFile(FILE)).toMatchObject({ grain: 'subject', kind: 'general-knowledge', year: FILE.year })
  expect(knowledgeFile(FILE).universities.alpha).toEqual([
    { level: 'bachelor', subject: 'law' },
    { level: 'master', subject: 'law', language: 'en' },
    { level: 'master', subject: 'art-history' },
  ])
})

it.each([
  ['a year without its month', { ...FILE, year: '2026' }],
  ['a level that there is not', { ...FILE, universities: { alpha: { diploma: 'law' } } }],
  ['a title', { ...FILE, universities: { alpha: { master: 'LLM in Law' } } }],
])('has no %s', (_, file) => {
  expect(GeneralKnowledgeSchema.safeParse(FILE).success).toBe(true)
  expect(GeneralKnowledgeSchema.safeParse(file).success).toBe(false)
})
