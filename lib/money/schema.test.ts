import { ExchangeRatesSchema, MoneySchema } from './schema'

const FEE = { min: 9000, currency: 'EUR', period: 'year', academicYear: '2025/26' }
const RATES = {
  date: '2026-01-01',
  base: 'USD',
  source: { title: 'Rates', url: 'https://rates.example.org' },
  rates: { EUR: 0.9 },
}

test('one sum has no upper end and no note', () => {
  expect(MoneySchema.parse(FEE)).toEqual({ ...FEE, max: null, note: null })
})

test('nothing charged is a sum too', () => {
  expect(MoneySchema.safeParse({ ...FEE, min: 0 }).success).toBe(true)
})

test('a range that ends before it begins is refused, and told why', () => {
  const { error } = MoneySchema.safeParse({ ...FEE, max: 8999 })
  expect(error?.issues.map(({ message }) => message)).toEqual(['max must not be below min'])
  expect(MoneySchema.safeParse({ ...FEE, max: 9000 }).success).toBe(true)
})

test.each([
  ['a negative sum', { min: -1 }],
  ['a sum of nothing known', { min: null }],
  ['another period than a year', { period: 'month' }],
  ['a currency that is not a code', { currency: '€' }],
  ['no academic year', { academicYear: undefined }],
  ['a year in words', { academicYear: 'this year' }],
  ['an empty note', { note: '' }],
  ['a field nobody reads', { maximum: 9500 }],
])('%s is refused', (_what, fields) => {
  expect(MoneySchema.safeParse({ ...FEE, ...fields }).success).toBe(false)
})

test.each([
  ['a rate of zero, which nothing can be divided by', { rates: { EUR: 0 } }],
  ['another base than the dollar', { base: 'EUR' }],
  ['rates of no day', { date: '2026-01' }],
  ['a source that is not secure', { source: { title: 'Rates', url: 'http://rates.example.org' } }],
])('a table with %s is refused', (_what, fields) => {
  expect(ExchangeRatesSchema.safeParse(RATES).success).toBe(true)
  expect(ExchangeRatesSchema.safeParse({ ...RATES, ...fields }).success).toBe(false)
})
