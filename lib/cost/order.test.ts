import { aChoice, aCost } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { compareTotals, isWithin, splitByBound, UNKNOWN_COSTS, dollarsOf, shownAmount } from './order'
import { one } from './range'

const known = (sum: number) => ({
  dollars: { ...one(sum), aYear: sum / 2 },
  isAtLeast: false,
  isUsual: false,
})
const usual = { ...known(10), isUsual: true }
const nothing = UNKNOWN_COSTS

test('the cheaper stands first, a usual range after all prices, and what has no total last', () => {
  const rows = [nothing, usual, known(300), { ...known(100), isAtLeast: true }, known(100)]
  expect(rows.toSorted(compareTotals)).toEqual([
    known(100),
    { ...known(100), isAtLeast: true },
    known(300),
    usual,
    nothing,
  ])
})

test('a bound is kept, broken, or not known', () => {
  expect(isWithin(known(100), 50)).toBe(true)
  expect(isWithin(known(100), 49)).toBe(false)
  expect(isWithin(usual, 50)).toBeNull()
  expect(isWithin(usual, 4)).toBeNull()
  expect(isWithin(nothing, 50)).toBeNull()
})

test('a bound parts rows and drops none, and no bound is kept by all', () => {
  const rows = [nothing, known(300), known(100), usual].map((costs) => ({ costs }))
  const [unknown, dear, cheap, part] = rows
  expect(splitByBound(rows, 100)).toEqual({ within: [cheap], unknown: [unknown, part], above: [dear] })
  expect(splitByBound(rows, null)).toEqual({ within: rows, unknown: [], above: [] })
})

test('changing the currency changes no order', () => {
  const order = (currency: string) =>
    [9000, 100, 5000]
      .map((min) =>
        aCost({ choice: aChoice({ name: String(min), fees: [aFact(aTuition({ min }))] }), currency }),
      )
      .toSorted(compareTotals)
      .map(({ lines }) => lines[0]?.years[0]?.likely)
  expect(order('NGN')).toEqual([100, 5000, 9000])
  expect(order('ERN')).toEqual(order('NGN'))
})

const RATES = { USD: 1, EUR: 0.5, INR: 80 }
const typed = (text: string, currency = 'USD') => ({ text, currency })

it.each([
  ['20000', 20_000],
  ['20,000', 20_000],
  ['1 600 000.5', 1_600_000.5],
  ['', null],
  ['20k', 20_000],
  ['10.000', 10_000],
  ['۲۰۰۰۰', 20_000],
  ['20000 EUR', 40_000],
  ['₹25L', 31_250],
  ['8 lakh', 10_000],
  ['20000 quid', null],
  ['100000000000000', null],
  ['-5', null],
])('reads %j as %j', (text, dollars) => {
  expect(dollarsOf(typed(text), RATES)).toBe(dollars)
})

it('is worked out in dollars, and stays what it was in another currency', () => {
  expect(dollarsOf(typed('1,600,000', 'INR'), RATES)).toBe(20_000)
  expect(shownAmount(typed('20000'), 'USD', RATES)).toBe('20000')
  expect(shownAmount(typed('20000'), 'INR', RATES)).toBe('1,600,000')
  expect(shownAmount(typed('a lot'), 'INR', RATES)).toBe('a lot')
  expect(dollarsOf(typed('5', 'ERN'), RATES)).toBeNull()
})
