import { currencyFor, keepCurrency, parseCurrency, readCurrency } from './chosen-currency'

const currencies = { ng: 'NGN', gb: 'GBP' }

test('the chosen currency goes before that of the home, and that before that of the passport', () => {
  const person = { residence: 'gb', nationalities: ['ng'] }
  expect(currencyFor('EUR', person, currencies)).toBe('EUR')
  expect(currencyFor(null, person, currencies)).toBe('GBP')
  expect(currencyFor(null, { ...person, residence: '' }, currencies)).toBe('NGN')
  expect(currencyFor(null, { residence: 'zz', nationalities: [] }, currencies)).toBe('USD')
})

test('only a code of three letters is a currency', () => {
  expect(parseCurrency(' ngn ')).toBe('NGN')
  expect(parseCurrency('naira')).toBeNull()
  expect(parseCurrency(null)).toBeNull()
})

test('without a storage nothing is kept and nothing breaks', () => {
  keepCurrency('NGN')
  expect(readCurrency()).toBeNull()
})
