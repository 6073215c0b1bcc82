import { aChoice, aCost, aStatedSum, someRules } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { between, one } from './range'
import {
  endsInWords,
  lineInWords,
  inBoth,
  leftInWords,
  roughSum,
  sumInWords,
  timesInWords,
  totalInWords,
} from './words'

const money = { local: 'GBP', currency: 'NGN' }

test('a stated sum stands to the unit, an added one to three digits', () => {
  expect(sumInWords(one(9790), 'GBP')).toBe('GBP 9,790')
  expect(sumInWords(between(12_000, 40_000), 'GBP')).toBe('GBP 12,000–40,000')
  expect(timesInWords(1.5, 'year', one(28.95), 'GBP')).toBe('1.5 years × GBP 28.95')
  expect(roughSum(61_234_567, 'NGN')).toBe('NGN 61,200,000')
  expect(roughSum(987, 'EUR')).toBe('EUR 987')
})

test('the visitor’s currency stands first, and the local one alone where there is no rate or no other', () => {
  expect(inBoth({ local: one(1000), own: one(2_000_000) }, money)).toBe('NGN 2,000,000 (GBP 1,000)')
  expect(inBoth({ local: one(1000), own: null }, money)).toBe('GBP 1,000')
  expect(inBoth({ local: one(1000), own: one(1000) }, { local: 'GBP', currency: 'GBP' })).toBe('GBP 1,000')
})

const costs = (choice: object = {}, rules: object = {}) =>
  aCost({ choice: aChoice(choice), rules: someRules(rules) })

test('a total says for how long it is; at least is its low end, and one line has the middle and the high one', () => {
  const table = costs()
  expect(totalInWords(table)).toBe('At least about EUR 62,100 for 3 years')
  const total = { local: between(50_000, 70_000), own: between(50_000, 70_000) }
  expect(totalInWords({ ...table, total })).toBe(
    'At least about EUR 50,000 for 3 years; middle EUR 60,000, high EUR 70,000',
  )
  expect(totalInWords({ ...table, total, isAtLeast: false, length: null })).toBe(
    'About EUR 60,000 for the first year; low EUR 50,000, high EUR 70,000',
  )
  const narrow = { local: between(50_001, 50_009), own: between(50_001, 50_009) }
  expect(totalInWords({ ...table, total: narrow })).toBe('At least about EUR 50,000 for 3 years')
  expect(endsInWords(narrow, table)).toBe('at least 50,000')
  expect(totalInWords({ ...table, isUsual: true })).toBe(
    'At least about EUR 62,100 for 3 years, if it charges as others here do',
  )
  expect(endsInWords(total, table)).toBe('at least 50,000, middle 60,000, high 70,000')
  expect(leftInWords(total, table)).toBe('at least about EUR 50,000 left to pay for 3 years')
})

test('without its tuition or its living costs a degree has no total: it says what is lacking and what is known', () => {
  const free = { fees: [aFact(aTuition({ min: 0 }))] }
  expect(totalInWords(costs(free, { living: null }))).toBe(
    'No total: living costs are not known. Known for 3 years: no tuition fee, insurance and other living costs EUR 1,800, paid once EUR 250',
  )
  const charges = [aFact({ level: 'all' as const, what: 'union fee', sum: aStatedSum({ period: 'year' }) })]
  expect(totalInWords(costs({ ...free, charges }, { living: null }))).toContain(
    ': no tuition fee, charges beside tuition EUR 300, insurance',
  )
  expect(totalInWords(costs({ charges }, { living: null }))).toContain(': tuition and charges EUR 24,300, ')
  expect(totalInWords(costs({ fees: [] }))).toBe(
    'No total: tuition is not known. Known for 3 years: living EUR 37,800, paid once EUR 250',
  )
  const usual = costs(
    { fees: [], usualFees: [aFact(aTuition({ min: 12_000, max: 15_000 }))] },
    { living: null },
  )
  expect(totalInWords(usual)).toBe(
    'No total: living costs are not known. Known for 3 years: tuition EUR 36,000 to EUR 45,000, insurance and other living costs EUR 1,800, paid once EUR 250, if it charges as others here do',
  )
  const bare = { living: null, visa: null, visaFee: null, health: null }
  expect(totalInWords(costs({ fees: [] }, bare))).toBe('No total: tuition and living costs are not known')
})

test('a sum of several years says of how many, and one that is paid at once says none', () => {
  const years = [one(1), one(1), one(0.5)]
  const about = { currency: 'EUR', isUnsure: false }
  expect(lineInWords({ ...about, years }, 2.5)).toBe('EUR 2.5 in 2.5 years')
  expect(lineInWords({ ...about, years: [one(1)] }, 2.5)).toBe('EUR 1')
})

test('nothing to pay is told in words, and as probable where it is uncertain', () => {
  const years = [one(0), one(0)]
  expect(lineInWords({ years, currency: 'EUR', isUnsure: false }, 2)).toBe('no charge')
  expect(lineInWords({ years, currency: 'ARS', isUnsure: true }, 2)).toBe('probably no charge: check')
})
