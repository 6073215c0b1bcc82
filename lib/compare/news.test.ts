import { describeChange } from './news'
import type { Chosen } from './selection'

const of = (...ids: string[]): Chosen[] => ids.map((id) => ({ id, name: id.toUpperCase() }))

it.each([
  [[], ['a'], 'A added to the comparison: 1 of 4.'],
  [['a', 'b', 'c'], ['a', 'b', 'c', 'd'], 'D added. The comparison is full.'],
  [['a', 'b'], ['b'], 'A removed from the comparison: 1 of 4.'],
  [['a'], [], 'The comparison is empty.'],
  [['a', 'b'], [], 'The comparison is empty.'],
  [['a', 'b'], ['c', 'b', 'd'], 'Comparison replaced: 3 of 4.'],
  [['a'], ['a'], ''],
])('tells of the change from %p to %p', (before, after, words) => {
  expect(describeChange(of(...before), of(...after))).toBe(words)
})
