import { getCountryMap, getPlacesMap } from './atlas'
import type { CountryMapData } from './country-map'

const draw = (code: string, lat: number, lng: number) => getCountryMap(code, { lat, lng })
const size = ({ paths }: CountryMapData) => Object.values(paths).join('').length

it.each([
  ['gb', 51.75, -1.26],
  ['ru', 55.04, 82.93],
  ['ca', 43.66, -79.4],
  ['id', -5.15, 119.43],
  ['no', 59.94, 10.72],
  ['us', 21.3, -157.82],
  ['fj', -18.15, 178.44],
  ['nz', -36.85, 174.77],
  ['sg', 1.3, 103.77],
  ['re', -20.9, 55.48],
  ['xk', 42.65, 21.17],
])('draws %s with the point inside the frame, within the budget', (code, lat, lng) => {
  const map = draw(code, lat, lng)
  expect(map.viewBox).toBe(`0 0 ${map.width} ${map.height}`)
  expect(map.point.x).toBeGreaterThan(0)
  expect(map.point.x).toBeLessThan(map.width)
  expect(map.point.y).toBeGreaterThan(0)
  expect(map.point.y).toBeLessThan(map.height)
  expect(map.paths.country).toMatch(/^M[-\d lzM]+z$/)
  expect(size(map)).toBeLessThanOrEqual(6000)
})

it('shows the surroundings where the atlas draws no country', () => {
  const map = draw('gi', 36.14, -5.35)
  expect(map.paths.country).toBe('')
  expect(map.paths.land).not.toBe('')
  expect(map.point).toEqual({ x: map.width / 2, y: map.height / 2 })
})

it('widens the view until some land is in it', () => {
  const { paths } = draw('pf', -17.58, -149.61)
  expect(paths.land.length + paths.country.length).toBeGreaterThanOrEqual(150)
})

it('leaves parts an ocean away out of the view: Réunion is not drawn with France', () => {
  const paris = draw('fr', 48.85, 2.35)
  const reunion = draw('re', -20.9, 55.48)
  expect(paris.paths.country.length).toBeGreaterThan(reunion.paths.country.length)
  expect(paris.point.y).toBeLessThan(paris.height / 2)
})

it('shows all places of a country that its view holds, those at one spot once', () => {
  const map = getPlacesMap('us', [
    { lat: 39, lng: -95 },
    { lat: 40.7, lng: -74 },
    { lat: 40.7, lng: -74 },
    { lat: 21.3, lng: -157.8 },
  ])
  expect(map?.others).toHaveLength(2)
  expect(getPlacesMap('us', [])).toBeNull()
})

it('draws a view of a country once, with the point of each place', () => {
  const leeds = draw('gb', 53.8, -1.55)
  const oxford = draw('gb', 51.75, -1.26)
  expect(leeds.paths).toBe(oxford.paths)
  expect(leeds.point.y).toBeLessThan(oxford.point.y)
})
