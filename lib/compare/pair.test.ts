import { shownPair } from './pair'

const FOUR = ['a', 'b', 'c', 'd']

it.each([
  ['none', [], [], []],
  ['one', ['a'], [], ['a']],
  ['the first two', FOUR, [], ['a', 'b']],
  ['one wanted beside the first', FOUR, ['c'], ['a', 'c']],
  ['the two wanted last, in column order', FOUR, ['b', 'd', 'c'], ['c', 'd']],
  ['one wanted twice is one', FOUR, ['d', 'c', 'd'], ['c', 'd']],
  ['one that is gone is not wanted', FOUR, ['c', 'gone'], ['a', 'c']],
] as const)('%s', (_, ids, wanted, shown) => {
  expect(shownPair(ids, wanted)).toEqual(shown)
})
