import { aRow } from '@/tests/fixtures/a-row'
import { sortByRank } from './sort'

const rows = [
  aRow({ id: 'unranked-b', name: 'B' }),
  aRow({ id: 'second', name: 'Z', rank: 2 }),
  aRow({ id: 'unranked-full', name: 'C', isFull: true }),
  aRow({ id: 'tied', name: 'A', rank: 2 }),
  aRow({ id: 'first', name: 'Y', rank: 1 }),
  aRow({ id: 'unranked-a', name: 'A' }),
]
const order = (sort: 'best' | 'lowest') => sortByRank(rows, sort).map(({ id }) => id)

it('puts the best rank first, and the unranked last', () => {
  expect(order('best')).toEqual(['first', 'tied', 'second', 'unranked-full', 'unranked-a', 'unranked-b'])
})

it('puts the lowest rank first, and the unranked last all the same', () => {
  expect(order('lowest')).toEqual(['tied', 'second', 'first', 'unranked-full', 'unranked-a', 'unranked-b'])
})
