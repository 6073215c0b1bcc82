import { LastCrawlSchema } from '../shared/last-crawl'
import { foldPages } from '../shared/proof/fold-record'
import { preselectAll } from './reading-choice'
import { describeSite, keptFee, toLeftRecord, writeYearlyFees } from './reading-record'
import { readFeeText } from '../../money/fee-text/fee-reader'

const finding = (value: string, quote = value, level: string | null = null) => ({
  value,
  quote,
  level,
  year: null,
})
const TEXT =
  'Fjord University, founded in 1946, has 14,500 students. International students pay €1,500 per semester. ' +
  'Home students: EUR 900 a year in 2026/27. Apply by Friday, 15 January 2027. Programmes: Law; Physics.'
const FIELDS = foldPages([
  {
    url: 'https://www.fjord.example.com/facts',
    title: 'Facts',
    markdown: TEXT,
    record: {
      name: [finding('Fjord University')],
      founded: [finding('1946', 'founded in 1946'), finding('1900', 'founded in 1900')],
      students: [finding('14,500 students')],
      internationalFee: [finding('€1,500 per semester', 'International students pay €1,500 per semester')],
      domesticFee: [finding('EUR 900 a year', 'Home students: EUR 900 a year in 2026/27')],
      deadline: [finding('15 January 2027', 'Apply by Friday, 15 January 2027')],
      programmes: [finding('Law'), finding('Physics'), finding('Medicine')],
    },
  },
])
const ABOUT = { name: 'Fjord University', country: 'Norway', website: 'https://www.fjord.example.com/' }
const record = () => toLeftRecord(FIELDS, preselectAll(FIELDS), { ...ABOUT, readOn: '2026-11-23' })

test('what is on the page becomes a record, and each value has its page, quote, day and year', () => {
  expect(record()).toMatchObject({
    ...ABOUT,
    establishedYear: 1946,
    studentPopulation: 14_500,
    popularPrograms: ['Law', 'Physics'],
    tuitionFees: { domestic: 'EUR 900 2026/27', international: null },
    admissionRequirements: { applicationDeadline: '15 January (2027)', requiredTests: null },
  })
  expect(record().provenance).toContainEqual({
    field: 'tuitionFees.domestic',
    label: 'Tuition, domestic',
    value: 'EUR 900 a year',
    quote: 'Home students: EUR 900 a year in 2026/27',
    page: 'https://www.fjord.example.com/facts',
    readOn: '2026-11-23',
    academicYear: '2026/27',
    level: null,
    isProven: true,
  })
})

test('a fee that is for no year is kept as it is printed', () => {
  const kept = record().provenance?.find(({ field }) => field === 'tuitionFees.international')
  expect(kept).toMatchObject({ value: '€1,500 per semester', isProven: true })
})

test('the record goes to the import whole', () => {
  const left = { savedOn: '2026-11-23', source: 'https://www.fjord.example.com/', records: [record()] }
  expect(LastCrawlSchema.parse(JSON.parse(JSON.stringify(left)))).toEqual(left)
})

test('an impossible value refuses nothing but itself', () => {
  const markdown = 'Founded in 12. IELTS 6.5. Come to Bergen.'
  const said = { founded: [finding('12', 'Founded in 12')], englishTest: [finding('IELTS 6.5')] }
  const fields = foldPages([{ url: 'http://intranet/facts', title: null, markdown, record: said }])
  const left = toLeftRecord(fields, preselectAll(fields), {
    ...ABOUT,
    website: 'https://intranet/',
    readOn: '2026-11-23',
  })
  expect(left).toMatchObject({
    name: 'Fjord University',
    establishedYear: null,
    website: null,
    provenance: [],
  })
  expect(left.admissionRequirements?.englishTest).toBe('IELTS 6.5')
  const crawl = { savedOn: '2026-11-23', source: 'http://intranet/', records: [left] }
  expect(LastCrawlSchema.safeParse(crawl).success).toBe(true)
})

test('fees of several levels are kept as a range, and each with its level (issue 19)', () => {
  const markdown =
    'International students: €21,500 a year. International master’s: €19,000 a year. International doctorate: €800 a month.'
  const internationalFee = [
    finding('€21,500 a year', 'International students: €21,500 a year', 'bachelor'),
    finding('€19,000 a year', 'International master’s: €19,000 a year', 'master'),
    finding('€800 a month', 'International doctorate: €800 a month', 'doctorate'),
  ]
  const fields = foldPages([
    { url: 'https://a.example/', title: null, markdown, record: { internationalFee } },
  ])
  const left = toLeftRecord(fields, preselectAll(fields), { ...ABOUT, readOn: '2026-11-23' })
  expect(left.tuitionFees?.international).toBe(
    'EUR 19000–21500 (21,500 for a bachelor’s and 19,000 for a master’s)',
  )
  expect(left.provenance?.map(({ value, level }) => [value, level])).toEqual([
    ['€21,500 a year', 'bachelor'],
    ['€19,000 a year', 'master'],
    ['€800 a month', 'doctorate'],
  ])
  const values = fields.find(({ field }) => field === 'internationalFee')?.values ?? []
  expect(keptFee(values).left).toEqual(['€800 a month'])
})

test('the catalogue tells name, country and website; else the pages and the address do', () => {
  const known = {
    id: 'fjord',
    name: 'Fjord',
    country: 'Norway',
    website: 'https://fjord.example.com',
    currency: 'NOK',
    values: [],
  }
  const told = { name: known.name, country: known.country, website: known.website }
  expect(describeSite('https://www.fjord.example.com/x', known, FIELDS)).toEqual(told)
  expect(describeSite('https://www.fjord.example.com/x', null, FIELDS)).toEqual({ ...ABOUT, country: '' })
  expect(describeSite('http://fjord.example.com/x', null, [])).toMatchObject({
    website: 'http://fjord.example.com/',
  })
  expect(describeSite('https://www.fjord.example.com/x', null, [])).toMatchObject({ name: '' })
})

const fees = (...given: Parameters<typeof readFeeText>[]) =>
  given.flatMap((one) => {
    const found = readFeeText(...one)
    return 'fee' in found ? [found.fee] : []
  })
const written = (...given: Parameters<typeof readFeeText>[]) => writeYearlyFees(fees(...given)).text

test('a yearly fee is written as the import reads it', () => {
  expect(written(['from £21,500 (2026/27)', { level: 'bachelor', local: 'GBP' }])).toBe(
    'GBP 21500 2026/27 (from, for a bachelor’s)',
  )
  expect(written(['EUR 2,000-3,000 a year'])).toBe('EUR 2000–3000')
  expect(written(['no tuition fee'])).toBe('free')
  expect(written(['€1,500 per semester'])).toBeNull()
  expect(written()).toBeNull()
})

test('fees of several levels are one range, with the sum of each level beside it (issue 19)', () => {
  const bachelor = ['€21,500 a year', { level: 'bachelor', year: '2026/27' }] as const
  const master = ['€19,000 a year', { level: 'master', year: '2026/27' }] as const
  expect(written([...bachelor], [...master])).toBe(
    'EUR 19000–21500 2026/27 (21,500 for a bachelor’s and 19,000 for a master’s)',
  )
  expect(written([...bachelor], ['€21,500 a year', { level: 'master', year: '2026/27' }])).toBe(
    'EUR 21500 2026/27 (21,500 for a bachelor’s and 21,500 for a master’s)',
  )
})

test('what is for another year, period or currency is no part of it, and is named', () => {
  const all = fees(
    ['€21,500 a year', { level: 'bachelor', year: '2026/27' }],
    ['€9,000 per semester', { level: 'master', year: '2026/27' }],
    ['£20,000 a year', { level: 'doctorate', year: '2026/27', local: 'GBP' }],
  )
  const { text, left } = writeYearlyFees(all)
  expect(text).toBe('EUR 21500 2026/27 (for a bachelor’s)')
  expect(left).toEqual(all.slice(1))
})
