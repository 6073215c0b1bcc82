import { readEntryRules } from './entry-rules'

const ROW = {
  country: 'gb',
  topic: 'english-minimum',
  level: 'all',
  value: 'CEFR B2',
  valid_for: '2026/27',
  confidence: 'sure',
  source_title: 'Student visa',
  source_publisher: 'UK Home Office',
  source_url: 'https://www.gov.uk/student-visa',
  note: '',
}

test('a row becomes a rule in words; an unknown topic and an empty value are rejects', () => {
  const { rows, rejects } = readEntryRules([
    ROW,
    { ...ROW, topic: 'fees' },
    { ...ROW, level: 'master', value: '' },
  ])
  expect(rows).toMatchObject([{ country: 'gb', topic: 'english-minimum', text: 'CEFR B2', note: null }])
  expect(rejects.map(({ id }) => id)).toEqual(['gb fees all', 'gb english-minimum master'])
})
