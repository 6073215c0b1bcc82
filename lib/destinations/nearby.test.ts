import { nearbyCountries } from './nearby'

const at = (code: string, centre: [number, number] | null) => ({ code, name: code, count: 1, centre })
const COUNTRIES = [
  at('fj', [178, -18]),
  at('fr', [3, 47]),
  at('ws', [-172, -14]),
  at('de', [10, 51]),
  at('aq', null),
]

test('the closest come first, also across the date line', () => {
  expect(nearbyCountries(COUNTRIES, 'fj', 2).map(({ code }) => code)).toEqual(['ws', 'de'])
  expect(nearbyCountries(COUNTRIES, 'fr', 1).map(({ code }) => code)).toEqual(['de'])
})

test('a country without a known place is near nothing', () => {
  expect(nearbyCountries(COUNTRIES, 'aq', 3)).toEqual([])
  expect(nearbyCountries(COUNTRIES, 'zz', 3)).toEqual([])
})
