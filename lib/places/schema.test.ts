import { CountrySchema } from './schema'

const COUNTRY = { code: 'nl', name: 'Netherlands', region: 'europe', currency: 'EUR' }

test('a country need not have other names', () => {
  expect(CountrySchema.parse(COUNTRY)).toEqual({ ...COUNTRY, aliases: [] })
})

test.each([
  ['a code in capitals', { code: 'NL' }],
  ['a code of three letters', { code: 'nld' }],
  ['a region that no list knows', { region: 'antarctica' }],
  ['a currency in words', { currency: 'euro' }],
  ['no name', { name: '' }],
  ['a field nobody reads', { capital: 'Amsterdam' }],
])('%s is refused', (_what, fields) => {
  expect(CountrySchema.safeParse({ ...COUNTRY, ...fields }).success).toBe(false)
})
