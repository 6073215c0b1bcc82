import { groupBy } from './group-by'

test('items stand under their key, in the order given', () => {
  const groups = groupBy([3, 1, 4, 2], (number) => number % 2)
  expect([...groups]).toEqual([
    [1, [3, 1]],
    [0, [4, 2]],
  ])
  expect(groupBy([], () => 'key').size).toBe(0)
})
