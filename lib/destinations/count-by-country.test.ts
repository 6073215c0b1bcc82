import { countByCountry } from './count-by-country'

const at = (countryCode: string, lng: number | null) => ({
  countryCode,
  country: countryCode.toUpperCase(),
  coordinates: lng === null ? null : { lng, lat: 0, precision: 'city' as const },
})

test('countries stand by their number of universities, with the middle of the places known', () => {
  const countries = countByCountry([at('fr', 2), at('nl', 10), at('nl', 20), at('nl', null), at('be', null)])
  expect(countries.map(({ code, count }) => [code, count])).toEqual([
    ['nl', 3],
    ['be', 1],
    ['fr', 1],
  ])
  expect(countries[0]?.centre?.[0]).toBeCloseTo(15)
  expect(countries[1]?.centre).toBeNull()
})
