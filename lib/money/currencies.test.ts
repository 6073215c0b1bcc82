import rates from '@/data/exchange-rates.json'
import { foldWord } from './currency-names'
import { CURRENCIES } from './currencies'

test('has each currency with a rate, and no other', () => {
  expect(CURRENCIES.map(({ code }) => code)).toEqual(Object.keys(rates.rates))
  expect(CURRENCIES.filter(({ name }) => name === '')).toEqual([])
})

test('no two currencies claim a sign or word as theirs alone', () => {
  const names = CURRENCIES.flatMap(({ code, name, names: own }) =>
    [...new Set([code, name, ...own].map(foldWord))].map((each) => [each, code] as const),
  )
  const twice = names.filter(([name], at) => names.findIndex(([other]) => other === name) !== at)
  expect(twice).toEqual([])
})
