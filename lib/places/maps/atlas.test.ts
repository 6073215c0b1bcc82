import { findAtlasCountry, getSmallCountryMap, mostCentral } from './atlas'

it('finds a country by its number, Kosovo by its name, and none where none is drawn', () => {
  expect(findAtlasCountry('nl')?.code).toBe('528')
  expect(findAtlasCountry('xk')?.code).toBe('Kosovo')
  expect(findAtlasCountry('gi')).toBeNull()
  expect(findAtlasCountry('zz')).toBeNull()
})

test('a far island does not move the map away from the rest', () => {
  const places = [
    { lat: 40, lng: -74 },
    { lat: 41, lng: -88 },
    { lat: 21, lng: -158 },
    { lat: 39, lng: -95 },
  ]
  expect(mostCentral(places)).toEqual({ lat: 39, lng: -95 })
})

test('no place, no middle', () => {
  expect(mostCentral([])).toBeNull()
})

test('a map for a small place keeps to few characters, with the point inside', () => {
  const { paths, point, width, height } = getSmallCountryMap('gb', { lat: 51.75, lng: -1.25 })
  expect(paths.country.length + paths.land.length + paths.graticule.length).toBeLessThanOrEqual(1200)
  expect(paths.country).not.toBe('')
  expect(point.x).toBeGreaterThan(0)
  expect(point.x).toBeLessThan(width)
  expect(point.y).toBeLessThan(height)
})
