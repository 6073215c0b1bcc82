import { byLetter, errorsAllowed, nearestWord, typingErrors } from './typing-errors'

it.each([
  ['germany', 'germany', 0],
  ['germny', 'germany', 1],
  ['gremany', 'germany', 1],
  ['garmany', 'germany', 1],
  ['ggermany', 'germany', 1],
  ['grmny', 'germany', 2],
  ['france', 'germany', 3],
  ['', 'ab', 2],
  ['badc', 'abcd', 2],
  ['aba', 'ab', 1],
  ['germanyxyz', 'germany', 3],
])('counts the errors of %s for %s', (a, b, errors) => expect(typingErrors(a, b, 2)).toBe(errors))

it('allows more errors in longer words', () => {
  expect([4, 5, 8, 9].map(errorsAllowed)).toEqual([0, 1, 1, 2])
})

const words = byLetter(['berlin', 'bern', 'germany', 'nursing', 'stanford'])

it.each([
  ['standford', 'stanford'],
  ['egrmany', 'germany'],
  ['bern', null],
  ['berln', null],
  ['xxxxxx', null],
])('finds what %s meant', (typed, meant) => expect(nearestWord(typed, words)).toBe(meant))

it('takes the much commoner of two as near', () => {
  expect(nearestWord('berln', words, (word) => (word === 'berlin' ? 20 : 2))).toBe('berlin')
})
