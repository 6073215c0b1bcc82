import { someRates } from '@/tests/fixtures/rates'
import { aFeeRule } from '@/tests/fixtures/national'
import { dollarRange, toTuitionFacts } from './fee-fact'

const RATES = someRates({ EUR: 0.5 })
const TODAY = '2026-11-23'
const factsOf = (given: object) => toTuitionFacts(aFeeRule(given), RATES, TODAY)
const valueOf = (given: object) => factsOf(given)[0]?.value

it('is a law with its source and year, and a usual range where the rule is typical', () => {
  expect(factsOf({})).toMatchObject([
    {
      kind: 'law',
      year: '2026/27',
      isUnsure: false,
      note: null,
      source: { publisher: 'Ministry of Education' },
    },
  ])
  expect(factsOf({ isTypical: true, isUnsure: true })).toMatchObject([{ kind: 'usual', isUnsure: true }])
})

it('has one sum, a range, a ceiling or a floor', () => {
  expect(valueOf({})).toMatchObject({ min: 1500, max: null, isFloor: false })
  expect(valueOf({ max: 2000 })).toMatchObject({ min: 1500, max: 2000, isFloor: false })
  expect(valueOf({ min: null })).toMatchObject({ min: null, max: 1500, isFloor: false })
  expect(valueOf({ max: null })).toMatchObject({ min: 1500, max: null, isFloor: true })
  // What no sum in dollars follows from may still be the lowest price.
  expect(valueOf({ max: null })?.leastDollars).toBeGreaterThan(0)
  expect(valueOf({ min: null })?.leastDollars).toBe(0)
  expect(valueOf({ max: 2000 })).not.toHaveProperty('leastDollars')
})

it('is worth twice a semester’s sum a year, and the middle of a range', () => {
  expect(valueOf({})?.dollars).toBe(6000)
  expect(valueOf({ period: 'year', min: 1000, max: 2000 })?.dollars).toBe(3000)
  expect(valueOf({ min: 0, max: 0 })?.dollars).toBe(0)
  expect(valueOf({ min: 0, max: 0, isUnsure: true })?.dollars).toBeNull()
})

it.each([{ period: 'month' }, { period: 'credit' }, { period: 'total' }, { min: null }, { max: null }])(
  'gives no year’s sum in dollars for %p',
  (given) => {
    expect(valueOf(given)?.dollars).toBeNull()
  },
)

it('is a fact for each level where the rule holds for all', () => {
  expect(factsOf({ level: 'all' }).map(({ value }) => value.level)).toEqual([
    'bachelor',
    'master',
    'doctorate',
  ])
})

it('is none where the rule names no sum', () => {
  expect(factsOf({ min: null, max: null, note: 'Each university sets it.' })).toEqual([])
})

it('carries the exceptions and the charges beside the sum in its note, and its age', () => {
  const [fact] = factsOf({ note: 'Medicine more.', oneOffFees: 'Admission €100', validFor: 'since 2017/18' })
  expect(fact).toMatchObject({ note: 'Medicine more. Besides: Admission €100.', age: 'old' })
})

it('has both ends in dollars a year, and none where one is open or the sum is not by the year', () => {
  const rangeOf = (given: object) => dollarRange(aFeeRule(given), RATES)
  expect(rangeOf({ max: 2000 })).toEqual({ min: 6000, max: 8000 })
  for (const rule of [{ min: null }, { max: null }, { period: 'total' }]) expect(rangeOf(rule)).toBeNull()
})

it('is the range over both cases, without a sum of one person, where one is for residents of a part of the country', () => {
  const others = { min: null, max: 9535 }
  const rule = { status: 'home', min: 1820, max: 1820, residentsOf: 'Scotland', othersPay: others }
  const byResidence = { of: 'Scotland', residents: { min: 1820, max: 1820 }, others }
  expect(valueOf(rule)).toMatchObject({ min: 1820, max: 9535, isFloor: false, byResidence, dollars: null })
  expect(valueOf({ ...rule, othersPay: null })).toMatchObject({ min: null, max: null, dollars: null })
})
