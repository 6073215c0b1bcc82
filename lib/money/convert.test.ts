import { someRates } from '@/tests/fixtures/rates'
import { toUsd, usdIn } from './convert'
import type { Money } from './schema'

const rates = someRates({ USD: 1, GBP: 0.8, CHF: 0.9 })
const money = (fields: Partial<Money>): Money => ({
  min: 0,
  max: null,
  currency: 'USD',
  period: 'year',
  academicYear: '2025/26',
  note: null,
  ...fields,
})

it.each([
  [money({ min: 12_000 }), 12_000],
  [money({ min: 8_000, currency: 'GBP' }), 10_000],
  [money({ min: 20_000, max: 40_000 }), 30_000],
  [money({ min: 1_460, currency: 'CHF' }), 1_622],
  [money({ min: 0, currency: 'CHF' }), 0],
])('converts %j to %d', (input, expected) => {
  expect(toUsd(input, rates)).toBe(expected)
})

it('refuses a currency it does not know', () => {
  expect(() => toUsd(money({ currency: 'XYZ' }), rates)).toThrow(/XYZ/)
})

it.each([
  [1000, 'GBP', 800],
  [1000, 'USD', 1000],
  [1000, 'XYZ', null],
  [null, 'GBP', null],
])('has $%s in %s as %s', (dollars, currency, expected) => {
  expect(usdIn(dollars, currency, rates)).toBe(expected)
})
