import { typedCountry } from './typed-country'

it.each([
  ['almania', 'de'],
  ['allemange', 'de'],
  ['almania law', null],
  ['scandinavia', null],
  ['zzz', null],
])('names for “%s” the country %s', (text, code) => expect(typedCountry(text)).toBe(code))
