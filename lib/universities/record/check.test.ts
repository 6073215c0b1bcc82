import { someRates } from '@/tests/fixtures/rates'
import { checkCatalogue } from './check'

const TODAY = '2026-06-01'

const RECORD = {
  id: 'alpha',
  depth: 'basic',
  name: 'Alpha University',
  countryCode: 'nl',
  website: 'https://www.alpha.example',
  sources: [{ source: 'register', checkedOn: '2026-05-01', fields: ['name', 'countryCode', 'website'] }],
}

const COUNTRIES = [
  { code: 'nl', name: 'Netherlands', region: 'europe', currency: 'EUR' },
  { code: 'gb', name: 'United Kingdom', region: 'europe', currency: 'GBP' },
]

function check(change: object, raw: { name?: string; countries?: unknown; moved?: unknown } = {}) {
  const { problems } = checkCatalogue(
    {
      files: [{ name: raw.name ?? 'nl', content: [{ ...RECORD, ...change }] }],
      countries: raw.countries ?? COUNTRIES,
      exchangeRates: someRates({ EUR: 0.9, GBP: 0.8 }),
      sources: {
        register: {
          title: 'Register',
          publisher: 'Ministry',
          url: 'https://register.example',
          year: '2026',
          kind: 'register',
        },
      },
      moved: raw.moved ?? [],
    },
    TODAY,
  )
  return problems.filter(({ where }) => where !== 'full records').map(({ message }) => message)
}

/** The record with further fields, all of them from its one source. */
const sourced = (fields: Record<string, unknown>, paths = Object.keys(fields)) => ({
  ...fields,
  sources: [{ ...RECORD.sources[0], fields: [...(RECORD.sources[0]?.fields ?? []), ...paths] }],
})

test('a sound record has no problem', () => {
  expect(check({})).toEqual([])
})

test('a broken record is named by file and id, and the others are still read', () => {
  const { catalogue, problems } = checkCatalogue(
    {
      files: [
        {
          name: 'nl',
          content: [
            { ...RECORD, website: 'http://alpha.example' },
            { ...RECORD, id: 'beta' },
          ],
        },
      ],
      countries: COUNTRIES,
      exchangeRates: someRates({ EUR: 0.9, GBP: 0.8 }),
      sources: {},
      moved: [],
    },
    TODAY,
  )
  expect(catalogue?.records.map(({ id }) => id)).toEqual(['beta'])
  expect(problems.map(({ where }) => where)).toContain('nl › alpha › website')
})

test('nothing is judged by broken countries', () => {
  const { catalogue, problems } = checkCatalogue(
    { files: [], countries: [{ code: 'nl' }], exchangeRates: null, sources: null, moved: [] },
    TODAY,
  )
  expect(catalogue).toBeNull()
  expect(problems.length).toBeGreaterThan(2)
})

test('the file is named after the country', () => {
  expect(check({}, { name: 'gb' })).toEqual(['has country "nl" in file "gb"'])
})

test('the country is known, and its currency has a rate', () => {
  expect(check({}, { countries: COUNTRIES.slice(1) })).toEqual(['has unknown country "nl"'])
  expect(check({}, { countries: [{ ...COUNTRIES[0], currency: 'XXX' }] })).toEqual([
    'has currency XXX, which has no exchange rate',
  ])
})

test('an old id leads to a record of the catalogue', () => {
  const move = (to: string) => ({ moved: [{ from: 'old', to, why: 'Renamed.' }] })
  expect(check({}, move('alpha'))).toEqual([])
  expect(check({}, move('gamma'))).toEqual(['has moved to "gamma", which is not in the catalogue'])
})

test('a university is not founded in the future', () => {
  expect(check(sourced({ establishedYear: 2026 }))).toEqual([])
  expect(check(sourced({ establishedYear: 2027 }))).toEqual(['was established in 2027, which is yet to come'])
})

test('a number of students has a definition that can hold it', () => {
  expect(check(sourced({ studentPopulation: 900 }))).toEqual([
    'has a number of students without its definition, or the reverse',
  ])
  expect(check(sourced({ studentPopulation: 900_000, studentDefinition: 'undergraduates' }))).toEqual([
    'has 900000 students, too many for undergraduates',
  ])
  expect(check(sourced({ studentPopulation: 900_000, studentDefinition: 'headcount' }))).toEqual([])
})

test('international students are a part of the students', () => {
  const students = { studentPopulation: 1000, studentDefinition: 'headcount' }
  expect(check(sourced({ ...students, internationalStudents: 1001 }))).toEqual([
    'has more international students than students',
  ])
  expect(check(sourced({ ...students, internationalStudents: 100, internationalPercent: 20 }))).toEqual([
    'has a number and a share of international students that disagree',
  ])
  expect(check(sourced({ ...students, internationalStudents: 100, internationalPercent: 10 }))).toEqual([])
})

test('tuition stays under 150,000 US dollars and in a known currency', () => {
  const fee = (min: number, currency: string) =>
    sourced({ tuitionFees: { domestic: { min, currency, period: 'year', academicYear: '2025/26' } } }, [
      'tuitionFees.domestic',
    ])
  expect(check(fee(0, 'EUR'))).toEqual([])
  expect(check(fee(140_000, 'EUR'))).toEqual(['has domestic tuition of US$ 155556, which cannot be right'])
  expect(check(fee(1, 'JPY'))).toEqual(['has domestic tuition in JPY, which has no rate'])
})

test('a rank agrees with its label and stands on full records only', () => {
  const rank = (label: string, depth: string) =>
    sourced({ depth, worldRanking: { rank: 601, label, publisher: 'QS', year: 2026 } }, ['worldRanking'])
  expect(check(rank('601–610', 'full'))).toEqual([])
  expect(check(rank('=611', 'full'))).toEqual(['has rank 601 under the label "=611"'])
  expect(check(rank('601', 'basic'))).toEqual([
    'is a basic record with a world rank, which only full records cite',
  ])
})

test('nations and groups are the United Kingdom’s', () => {
  expect(check(sourced({ nation: 'wales' }))).toEqual([
    'has a nation or group of the United Kingdom and stands elsewhere',
  ])
})
