import { placeText } from './place-text'

it.each([
  ['Adana', 'Türkiye', 'Adana, Türkiye'],
  ['Kent Ridge, Singapore', 'Singapore', 'Kent Ridge, Singapore'],
  [null, 'Türkiye', 'Türkiye'],
  ['', 'Türkiye', 'Türkiye'],
])('%j in %s is %s', (place, country, text) => {
  expect(placeText(place, country)).toBe(text)
})
