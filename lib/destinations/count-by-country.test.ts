import { countUniversitiesByCountry, nearbyCountries } from './count-by-country'

const at = (countryCode: string, lng: number | null) => ({
  countryCode,
  country: countryCode.toUpperCase(),
  coordinates: lng === null ? null : { lng, lat: 0, precision: 'city' as const },
})

test('countries stand by their number of universities, with the middle of the places known', () => {
  const countries = countUniversitiesByCountry([
    at('fr', 2),
    at('nl', 10),
    at('nl', 20),
    at('nl', null),
    at('be', null),
  ])
  expect(countries.map(({ code, count }) => [code, count])).toEqual([
    ['nl', 3],
    ['be', 1],
    ['fr', 1],
  ])
  expect(countries[0]?.centre?.[0]).toBeCloseTo(15)
  expect(countries[1]?.centre).toBeNull()
})

const centredAt = (code: string, centre: [number, number] | null) => ({ code, name: code, count: 1, centre })
const COUNTRIES = [
  centredAt('fj', [178, -18]),
  centredAt('fr', [3, 47]),
  centredAt('ws', [-172, -14]),
  centredAt('de', [10, 51]),
  centredAt('aq', null),
]

test('the closest come first, also across the date line', () => {
  expect(nearbyCountries(COUNTRIES, 'fj', 2).map(({ code }) => code)).toEqual(['ws', 'de'])
  expect(nearbyCountries(COUNTRIES, 'fr', 1).map(({ code }) => code)).toEqual(['de'])
})

test('a country without a known place is near nothing', () => {
  expect(nearbyCountries(COUNTRIES, 'aq', 3)).toEqual([])
  expect(nearbyCountries(COUNTRIES, 'zz', 3)).toEqual([])
})
