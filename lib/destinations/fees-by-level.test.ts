import type { Level } from '@/lib/facts/vocabulary'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { aFeeRule } from '@/tests/fixtures/national'
import { someRates } from '@/tests/fixtures/rates'
import { feesByLevel } from './fees-by-level'

const TODAY = { rates: someRates({ EUR: 0.5 }), today: '2026-11-23' }

const charging = (many: number, level: Level, first = 0) =>
  Array.from({ length: many }, (_, at) =>
    aUniversity({
      facts: someFacts({ fees: [aFact(aTuition({ level, dollars: first + at * 1000 }))] }),
    }),
  )

test('each level has the fees and the usual ranges of its own', () => {
  const rules = [aFeeRule({ appliesTo: 'private ones' }), aFeeRule({ level: 'master', appliesTo: 'all' })]
  const universities = [...charging(2, 'bachelor'), ...charging(10, 'master', 20_000)]
  const [bachelor, master, ...others] = feesByLevel(universities, rules, TODAY)
  expect(others).toEqual([])
  expect(bachelor).toMatchObject({ level: 'bachelor', tuition: { count: 2, max: 1000 } })
  expect(bachelor?.plot?.dots).toHaveLength(2)
  expect(bachelor?.plot?.ranges).toMatchObject([{ label: 'private ones' }])
  expect(master).toMatchObject({ level: 'master', tuition: { count: 10, min: 20_000, max: 29_000 } })
  expect(master?.plot?.dots).toHaveLength(10)
  expect(master?.plot?.ranges).toMatchObject([{ label: 'all' }])
})

test('each level has the usual ranges that students from abroad pay at it, and a range alone makes it known', () => {
  const usual = { isTypical: true, isUnsure: true }
  const rules = [
    aFeeRule({ ...usual, id: 'first', min: 12_000, max: 40_000 }),
    aFeeRule({ ...usual, id: 'second', level: 'master', min: 14_000, max: 41_000 }),
    aFeeRule({ ...usual, id: 'citizens', level: 'doctorate', status: 'home' }),
    aFeeRule({ ...usual, id: 'unnamed', level: 'doctorate', min: null, max: null, note: 'Each sets it.' }),
  ]
  const known = feesByLevel(charging(3, 'master'), rules, TODAY)
  expect(known.map(({ level, usual }) => [level, usual.map(({ id }) => id)])).toEqual([
    ['bachelor', ['first']],
    ['master', ['second']],
  ])
  const forAll = feesByLevel([], [aFeeRule({ ...usual, id: 'any', level: 'all' })], TODAY)
  expect(forAll.map(({ usual }) => usual.map(({ id }) => id))).toEqual([['any'], ['any'], ['any']])
})

test('another level of which fewer than ten fees are known is left out, a bachelor’s degree never', () => {
  const fees = feesByLevel([...charging(9, 'master'), ...charging(10, 'doctorate')], [], TODAY)
  expect(fees.map(({ level }) => level)).toEqual(['bachelor', 'doctorate'])
  expect(fees[0]).toMatchObject({ tuition: null, plot: null })
})
