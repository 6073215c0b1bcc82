import { parseTable } from '../dataset'
import { readEntryColumns } from './entry-columns'
import { readEntryRules } from './entry-rules'

const LINES = [
  'topic\twords\tlanguages\tpartly\tfloor\tonly_some\tasked_of',
  'english-minimum\tCEFR B2\t\t\tB2\t\t',
  'english-minimum\tvisa: IELTS 6.0\t\t\t6.0\t\t',
  'english-minimum\tby university\t\t\tnone\t\t',
  'teaching-language\tGerman; some in English\tde\ten\t\t\t',
  'school-certificate\teach university\t\t\t\tno\t',
  'entrance-test\tSAT\t\t\t\t\tall',
]
const columnsOf = (lines: readonly string[]) =>
  readEntryColumns(parseTable('entry-columns', lines.join('\n')).rows)

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

const read = (...rows: Partial<typeof ROW>[]) =>
  readEntryRules(
    rows.map((row) => ({ ...ROW, ...row })),
    columnsOf(LINES),
  )

test('a row becomes a rule in words; an unknown topic and an empty value are rejects', () => {
  const { rows, rejects } = read({}, { topic: 'fees' }, { level: 'master', value: '' })
  expect(rows).toMatchObject([{ country: 'gb', topic: 'english-minimum', text: 'CEFR B2', note: null }])
  expect(rejects.map(({ id }) => id)).toEqual(['gb fees all', 'gb english-minimum master'])
})

test.each([
  ['english-minimum', 'CEFR B2', { floor: { cefr: 'B2' } }],
  ['english-minimum', 'visa: IELTS 6.0', { floor: { ielts: 6 } }],
  ['english-minimum', 'by university', { floor: null }],
  ['teaching-language', 'German; some in English', { languages: ['de'], partly: ['en'] }],
  ['school-certificate', 'each university', { takesOnlySome: false }],
  ['entrance-test', 'SAT', { askedOf: 'all' }],
  ['degree-years', '1.5 to 2', { min: 1.5, max: 2, exception: null, elsewhere: null }],
  ['degree-years', '3 (5 in law)', { min: 3, max: 3, exception: '5 in law', elsewhere: null }],
  ['degree-years', '3 (4 in Scotland)', { elsewhere: { nation: 'scotland', years: 4 } }],
])('the columns of a rule of %s are those of its words, "%s"', (topic, value, columns) => {
  expect(read({ topic, value }).rows).toMatchObject([columns])
})

test.each([
  ['school-certificate', 'each university, from next year'],
  ['degree-years', 'by programme'],
])('a rule of %s whose words nobody has read is a reject: "%s"', (topic, value) => {
  const { rows, rejects } = read({ topic, value })
  expect(rows).toEqual([])
  expect(rejects.map(({ id }) => id)).toEqual([`gb ${topic} all`])
})

test('a line whose words no row has is named, and one that is not readable stops the import', () => {
  const columns = columnsOf(LINES.slice(0, 3))
  columns.of('english-minimum', 'CEFR B2')
  expect(columns.unused()).toEqual([
    { row: 3, id: 'english-minimum', reason: 'entry-columns: the words have changed' },
  ])
  expect(() => columnsOf([LINES[0] ?? '', 'school-certificate\teach\t\t\t\tperhaps\t'])).toThrow(
    'neither yes nor no',
  )
  expect(() => columnsOf([LINES[0] ?? '', 'grades\tA to F\t\t\t\t\t'])).toThrow(
    'no rule of the topic "grades"',
  )
})
