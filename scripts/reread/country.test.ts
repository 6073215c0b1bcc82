import { PlainError } from '../run.mjs'
import { countryOf } from './country'

it('takes a country by its code or a name, and refuses what is none', () => {
  expect(['de', 'DE', 'uk', 'Germany', undefined].map(countryOf)).toEqual(['de', 'de', 'gb', 'de', null])
  expect(() => countryOf('zz')).toThrow(
    new PlainError('There is no country “zz”. Name its code, such as de or gb.'),
  )
  expect(() => countryOf('')).toThrow(PlainError)
})
