import { aChoice, aCost } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { compareTotals, isWithin, splitByBound, UNKNOWN_COSTS } from './order'
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
