import { aChoice, RATES, someRules } from '@/tests/fixtures/choice'
import { costOf } from './cost'
import { between, one } from './range'
import { inBoth, roughSum, spanInWords, sumInWords, timesInWords, totalInWords } from './words'

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
  expect(spanInWords({ local: between(1, 3), own: null }, money)).toBe('GBP 1 to GBP 3')
  expect(spanInWords({ local: one(1), own: null }, money)).toBeNull()
})

test('a total says for how long it is, and whether it is the least', () => {
  const table = (hasTest: boolean) =>
    costOf({
      choice: aChoice(),
      rules: someRules(),
      person: { nationalities: [], residence: '', hasTest },
      awards: [],
      currency: 'EUR',
      rates: RATES,
    })
  expect(totalInWords(table(true))).toBe('At least about EUR 62,100 for 3 years')
  expect(totalInWords({ ...table(true), isAtLeast: false, length: null })).toBe(
    'About EUR 62,100 for the first year',
  )
  expect(totalInWords({ ...table(true), lacks: ['living'] })).toBe(
    'At least about EUR 62,100 for 3 years, without living costs',
  )
  expect(totalInWords({ ...table(true), total: null })).toBeNull()
  // The rest of a degree's cost without its tuition is no price of it.
  expect(totalInWords({ ...table(true), lacks: ['tuition'] })).toBe(
    'Tuition is not known. The rest: at least about EUR 62,100 for 3 years',
  )
  expect(totalInWords({ ...table(true), lacks: ['tuition', 'living'] })).toBe(
    'Tuition and living costs are not known. The rest: at least about EUR 62,100 for 3 years',
  )
})
