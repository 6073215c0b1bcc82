import { academicYearIn, levelIn, payerIn, readPrintedFee } from './read-printed-fee'

const read = (...[value, context]: Parameters<typeof readPrintedFee>) => readPrintedFee(value, context)

test.each([
  ['€1,500 per semester', {}, { min: 1500, max: null, currency: 'EUR', period: 'semester' }],
  ['¥535,800 a year', { local: 'JPY' }, { min: 535_800, currency: 'JPY', period: 'year' }],
  ['¥535,800 a year', { local: 'CNY' }, { currency: 'CNY' }],
  ['₹2,00,000 per annum', {}, { min: 200_000, currency: 'INR', period: 'year' }],
  [
    'from £21,500 (2026/27)',
    {},
    { min: 21_500, max: null, currency: 'GBP', period: 'year', academicYear: '2026/27', isFrom: true },
  ],
  ['$45,000–52,000 per year', { local: 'USD' }, { min: 45_000, max: 52_000, currency: 'USD' }],
  ['12 000 kr per year', { local: 'SEK' }, { min: 12_000, currency: 'SEK' }],
  ['CHF 1’460 for the programme', {}, { min: 1460, currency: 'CHF', period: 'programme' }],
  ['RMB 26,000/year', {}, { min: 26_000, currency: 'CNY' }],
  ['no tuition fee', { local: 'NOK' }, { min: 0, currency: 'NOK', period: 'year' }],
])('%s %j', (value, context, fee) => {
  expect(read(value, context)).toMatchObject({ fee })
})

test('the quote adds who pays, for what, for how long, and for which year', () => {
  const quote = 'Overseas students on a taught Master’s pay £24,000 a year in 2026-27'
  expect(read('24,000', { quote })).toEqual({
    fee: {
      min: 24_000,
      max: null,
      currency: 'GBP',
      period: 'year',
      level: 'master',
      payer: 'international',
      isFrom: false,
      academicYear: '2026/27',
    },
  })
})

test.each([
  ['£21,500', {}],
  ['21,500 a year', {}],
  ['$21,500 a year', {}],
  ['$21,500 a year', { local: 'EUR' }],
  ['¥535,800', {}],
  ['see the table', {}],
  ['£9,000 in year 1, £9,500 in year 2, £10,000 in year 3', {}],
])('what misses its currency, sum or period stays a note: %s %j', (value, context) => {
  expect(read(value, context)).toEqual({ note: value })
})

test.each([
  ['Home students: £9,535', 'domestic'],
  ['International students: £21,500', 'international'],
  ['Non-EU students pay', 'international'],
  ['EU students pay', 'domestic'],
  ['Home and international students', null],
  ['All students', null],
])('%s: %s', (text, payer) => {
  expect(payerIn(text)).toBe(payer)
})

test.each([
  ['2026-2027', '2026/27'],
  ['2026–27', '2026/27'],
  ['in 2026', '2026'],
  ['£21,500', null],
])('the academic year of %s', (text, year) => {
  expect(academicYearIn(text)).toBe(year)
})

test('a level is a word of its own, not the beginning of another (issue 19)', () => {
  const none = ['fees are based on credits', 'Marine Biology', 'apply by May', 'many basic courses', 'a bank']
  for (const text of none) expect(levelIn(text)).toBeNull()
  expect(['BA', 'a B.Sc. degree', 'Bachelors'].map(levelIn)).toEqual(['bachelor', 'bachelor', 'bachelor'])
  expect(['MSc', 'an M.A.', 'Master’s'].map(levelIn)).toEqual(['master', 'master', 'master'])
  expect(['PhD', 'a Ph.D.'].map(levelIn)).toEqual(['doctorate', 'doctorate'])
})

test('an article is no year: only “par an” is (issue 19)', () => {
  expect(read('€500', { quote: 'There is an application fee of €500' })).toEqual({ note: '€500' })
  expect(read('19 000 € par an')).toMatchObject({ fee: { min: 19_000, currency: 'EUR', period: 'year' } })
})
