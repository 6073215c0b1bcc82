import { getCountries } from '../places/queries'
import { toUsd } from './convert'
import { getExchangeRates } from './queries'

it('has a rate for the currency of every country', () => {
  const { rates } = getExchangeRates()
  expect(getCountries().filter(({ currency }) => !(currency in rates))).toEqual([])
})

it('leaves dollars as they are', () => {
  expect(toUsd({ min: 900, max: null, currency: 'USD' }, getExchangeRates())).toBe(900)
})
