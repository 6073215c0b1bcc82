import { someRates } from '@/tests/fixtures/rates'
import { aFeeRule } from '@/tests/fixtures/national'
import type { Level } from '../facts/vocabulary'
import { tuitionLines } from './tuition-lines'

const RATES = someRates({ EUR: 0.5, USD: 1 })
const linesOf = (rules: object[], level: Level = 'bachelor') =>
  tuitionLines(rules.map(aFeeRule), level, RATES, '2026-11-23')
const idsOf = (...rules: object[]) => linesOf(rules).map(({ id }) => id)

it('puts what law sets before what is usual, each with its kind and year', () => {
  expect(
    linesOf([
      { id: 'usual', isTypical: true, min: 1000, max: 2000, period: 'year' },
      { id: 'law', validFor: 'since 2005' },
    ]),
  ).toMatchObject([
    { id: 'law', sum: 'EUR 1,500 a semester', basis: 'law or order, since 2005, may be out of date' },
    { id: 'usual', sum: 'EUR 1,000–2,000 a year', basis: 'usual range in the country, 2026/27' },
  ])
})

it('has the rules of the level, for students from abroad, that name a sum', () => {
  const rules = [
    { id: 'master', level: 'master' },
    { id: 'every', level: 'all', status: 'all' },
    { id: 'home', status: 'home' },
    { id: 'words', min: null, max: null, note: 'Each sets it.' },
  ]
  expect(idsOf(...rules)).toEqual(['every'])
  expect(linesOf(rules, 'master').map(({ id }) => id)).toEqual(['every', 'master'])
})

it('leaves out rules of single universities, but not where there are no others', () => {
  const single = { id: 'single', scope: ['tum'] }
  expect(idsOf({ id: 'group', scope: ['group:Land', '!tum'] }, single)).toEqual(['group'])
  expect(idsOf(single)).toEqual(['single'])
})
