import { dollarsOf, shownAmount } from './bound'

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
