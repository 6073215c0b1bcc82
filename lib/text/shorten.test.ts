import { shorten } from './shorten'

it('cuts after a whole word, without the comma before the cut', () => {
  expect(shorten('Tuition, travel and housing', 27)).toBe('Tuition, travel and housing')
  expect(shorten('Tuition, travel and housing', 10)).toBe('Tuition…')
  expect(shorten('Tuition, travel and housing', 20)).toBe('Tuition, travel and…')
})

it('cuts inside a word that is longer than the length', () => {
  expect(shorten('Studienstiftung', 7)).toBe('Studien…')
  expect(shorten('Studienstiftung des deutschen Volkes', 7)).toBe('Studien…')
})
