import { someRates } from '@/tests/fixtures/rates'
import { aFeeRule } from '@/tests/fixtures/national'
import { isForAbroadAt, listFees } from './fees'

const RATES = someRates({ EUR: 0.5, USD: 1 })
const linesOf = (...rules: object[]) => listFees(rules.map(aFeeRule), RATES, '2026-11-23')

test('a rule says whom it is for, the sum, and what that is in dollars a year', () => {
  expect(linesOf({})).toMatchObject([
    {
      who: 'Bachelor’s, international students',
      sum: 'EUR 1,500 a semester',
      dollars: 'about US$ 6,000 a year',
    },
  ])
  expect(linesOf({ status: 'eu-eea', level: 'all' })).toMatchObject([
    { who: 'All levels, EU and EEA students' },
  ])
})

test('a range stays one in dollars, and no sum follows from dollars, from none or from a whole degree', () => {
  expect(linesOf({ max: 2000 })[0]?.dollars).toBe('about US$ 6,000 to US$ 8,000 a year')
  for (const rule of [{ currency: 'USD' }, { min: 0, max: 0 }, { period: 'total' }, { max: null }]) {
    expect(linesOf(rule)[0]?.dollars).toBeNull()
  }
})

test('bachelor’s rules stand before master’s, and students from abroad before those from home', () => {
  const lines = linesOf(
    { id: 'm', level: 'master' },
    { id: 'home', status: 'home' },
    { id: 'abroad' },
    { id: 'every', level: 'all', status: 'eu-eea' },
  )
  expect(lines.map(({ id }) => id)).toEqual(['abroad', 'every', 'home', 'm'])
})

test('students from abroad pay the fees of everybody, and those of all levels at each', () => {
  const isPaid = (rule: object) => isForAbroadAt(aFeeRule(rule), 'master')
  expect([{ level: 'master' }, { level: 'all', status: 'all' }].map(isPaid)).toEqual([true, true])
  expect([{ level: 'bachelor' }, { level: 'master', status: 'home' }].map(isPaid)).toEqual([false, false])
})

test('a rule without a sum keeps its note, and an old one says so', () => {
  expect(
    linesOf({ min: null, max: null, note: 'Each university sets it.', validFor: 'since 2005' }),
  ).toMatchObject([{ sum: null, note: 'Each university sets it.', mayHaveChanged: true }])
})
