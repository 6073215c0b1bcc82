import { readFeeText } from './fee-reader'
import { academicYearIn, levelIn, payerIn } from './terms-of-text'

const read = (...[value, context]: Parameters<typeof readFeeText>) => readFeeText(value, context)

test('a text says “from”, and for which year', () => {
  expect(read('from £21,500 (2026/27)', { local: 'GBP' })).toMatchObject({
    fee: { min: 21_500, max: null, currency: 'GBP', period: 'year', academicYear: '2026/27', isFrom: true },
  })
})

test('the quote adds who pays, for what, for how long, and for which year', () => {
  const quote = 'Overseas students on a taught Master’s pay £24,000 a year in 2026-27'
  expect(read('24,000', { quote, local: 'GBP' })).toEqual({
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

test('what misses its currency, sum or period stays as it is printed', () => {
  for (const value of ['£21,500', '21,500 a year', '¥535,800', 'see the table'])
    expect(read(value)).toMatchObject({ note: value })
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
  expect(read('€500', { quote: 'There is an application fee of €500' })).toMatchObject({ note: '€500' })
  expect(read('19 000 € par an')).toMatchObject({ fee: { min: 19_000, currency: 'EUR', period: 'year' } })
})

test('“academic” names no Canadian dollars (issue 34)', () => {
  expect(read('€14,300 per academic year', { local: 'CAD' })).toMatchObject({ fee: { currency: 'EUR' } })
  expect(read('14,300 per academic year', { local: 'CAD' })).toMatchObject({
    reason: 'It names no currency.',
  })
})

test.each([
  ['€2,500 for EU / €14,300 for non-EU students a year', 2500, 14_300],
  ['EU: €2,500; non-EU: €14,300 per year', 2500, 14_300],
  ['No tuition fees for EU students, €8,000 per year for international students', 0, 8000],
  ['Home £9,535 and overseas £24,000 per year', 9535, 24_000],
])('of two sides the wanted one is read: %s', (text, home, abroad) => {
  const local = text.includes('£') ? 'GBP' : 'EUR'
  expect(read(text, { local, payer: 'domestic' })).toMatchObject({ fee: { min: home, payer: 'domestic' } })
  expect(read(text, { local, payer: 'international' })).toMatchObject({
    fee: { min: abroad, payer: 'international', period: 'year' },
  })
  expect(read(text, { local })).toHaveProperty('note')
})

test('students from the EU pay as those at home only within it', () => {
  expect(payerIn('EU students', 'EUR')).toBe('domestic')
  expect(payerIn('EU students', 'GBP')).toBeNull()
  expect(payerIn('EU and international students', 'GBP')).toBe('international')
})

test('a quote that names several levels, periods or other costs decides nothing', () => {
  const quote = 'Bachelor €2,000, master €3,000 a year'
  expect(read('€3,000', { quote })).toMatchObject({ fee: { min: 3000, level: null } })
  expect(read('€450', { quote: '€450 per credit, or €13,500 a year' })).toHaveProperty('note')
  expect(read('€450', { quote: 'Tuition is €9,000 a year. The deposit is €450.' })).toHaveProperty('note')
})

test('what was said of all rows counts only where the text leaves it open', () => {
  const all = { currency: 'USD', period: 'year' } as const
  expect(read('14,300', all)).toMatchObject({ fee: { min: 14_300, currency: 'USD', period: 'year' } })
  expect(read('$14,300', { ...all, local: 'CAD' })).toMatchObject({ fee: { currency: 'USD' } })
  expect(read('€700 per semester', all)).toMatchObject({ fee: { currency: 'EUR', period: 'semester' } })
  expect(read('XYZ 500', all)).toMatchObject({ reason: 'We have no exchange rate for “XYZ”.' })
})
