import { countInWords } from './count-in-words'

it.each([
  [1200, 0, '1,200'],
  [120, 45, '120 · 45 not known'],
  [0, 926, '926 not known'],
  [0, 0, '0'],
])('says of %d results and %d that may be some: %s', (count, notKnown, words) => {
  expect(countInWords(count, notKnown)).toBe(words)
})
