import { shownPair, withInPair } from './pair'

it.each([
  [[], [null, null], [null, null]],
  [['a'], [null, null], ['a', null]],
  [
    ['a', 'b', 'c', 'd'],
    [null, null],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['d', 'b'],
    ['d', 'b'],
  ],
  [
    ['a', 'b', 'c'],
    ['gone', 'a'],
    ['b', 'a'],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'gone'],
    ['a', 'b'],
  ],
  [
    ['a', 'b'],
    ['a', 'a'],
    ['a', 'b'],
  ],
] as const)('of %p with %p wanted shows %p', (ids, wanted, shown) => {
  expect(shownPair(ids, wanted)).toEqual(shown)
})

it('puts a column into a place and exchanges the two when it stood in the other', () => {
  expect(withInPair(['a', 'b'], 0, 'c')).toEqual(['c', 'b'])
  expect(withInPair(['a', 'b'], 1, 'c')).toEqual(['a', 'c'])
  expect(withInPair(['a', 'b'], 0, 'b')).toEqual(['b', 'a'])
  expect(withInPair(['a', 'b'], 1, 'a')).toEqual(['b', 'a'])
})
