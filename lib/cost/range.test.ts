import { atMost, between, inCurrency, minus, one, plus, rounded, sumOf, times } from './range'

test('ranges are added, multiplied and rounded end by end', () => {
  expect(between(10, 20)).toEqual({ low: 10, likely: 15, high: 20 })
  expect(plus(one(1), between(10, 20))).toEqual({ low: 11, likely: 16, high: 21 })
  expect(times(between(10, 20), 1.5)).toEqual({ low: 15, likely: 22.5, high: 30 })
  expect(sumOf([one(1), one(2), one(3)])).toEqual(one(6))
  expect(rounded({ low: 0.4, likely: 1.5, high: 2.6 })).toEqual({ low: 0, likely: 2, high: 3 })
})

test('what is left is least where most is paid, and never below nothing', () => {
  expect(minus(between(100, 200), between(20, 60))).toEqual({ low: 40, likely: 110, high: 180 })
  expect(minus(one(10), one(15))).toEqual(one(0))
  expect(atMost(between(5, 50), one(20))).toEqual({ low: 5, likely: 20, high: 20 })
})

test('a currency without a rate gives nothing, and the same currency needs none', () => {
  const rates = { USD: 1, EUR: 0.5 }
  expect(inCurrency(one(100), 'EUR', 'USD', rates)).toEqual(one(200))
  expect(inCurrency(one(100), 'ERN', 'USD', rates)).toBeNull()
  expect(inCurrency(one(100), 'USD', 'ERN', rates)).toBeNull()
  expect(inCurrency(one(100), 'ERN', 'ERN', rates)).toEqual(one(100))
})
