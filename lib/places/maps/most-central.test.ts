import { mostCentral } from './most-central'

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
