import { getEveryCountry } from '../places/queries'
import { checkContext } from './check-context'
import { findCountryOf } from './read-field'
import { checkRow } from './validate'

const context = checkContext({ countries: [...getEveryCountry()] })

test.each([
  ['Bahamas', 'bs'],
  ['Bahamas (the)', 'bs'],
  ['The Bahamas', 'bs'],
  ['Korea, Republic of', 'kr'],
  ['Atlantis', null],
])('a list may name %s', (text, code) => {
  expect(findCountryOf(text, context)).toBe(code)
})

test('a country without a rate is known, and its sums have no dollars', () => {
  const { record } = checkRow({ name: 'College of Nassau', country: 'Bahamas' }, { at: 0, line: 1 }, context)
  expect(record).toMatchObject({ countryCode: 'bs' })
  expect(getEveryCountry().find(({ code }) => code === 'bs')).toMatchObject({
    region: 'latin-america',
    currency: 'BSD',
  })
})
