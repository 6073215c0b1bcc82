import { compareValues, nextSort } from './column-sort'

const COLUMNS = [
  { key: 'name', first: 'ascending' },
  { key: 'missing', first: 'descending' },
] as const

test('a button asks for its own first order, then for the other, and again for the first', () => {
  const byName = { key: 'name', direction: 'ascending' } as const
  const most = nextSort(COLUMNS, byName, 'missing')
  expect(most).toEqual({ key: 'missing', direction: 'descending' })
  const fewest = nextSort(COLUMNS, most, 'missing')
  expect(fewest).toEqual({ key: 'missing', direction: 'ascending' })
  expect(nextSort(COLUMNS, fewest, 'missing')).toEqual(most)
})

test.each([
  ['ascending', [1, 2, 10, null]],
  ['descending', [10, 2, 1, null]],
] as const)('numbers are sorted by size, %s, and an unknown one is last', (direction, expected) => {
  expect([null, 10, 1, 2].sort((a, b) => compareValues(a, b, direction))).toEqual(expected)
})

test('names are sorted as in a dictionary', () => {
  const names = ['Chidi', 'ada', 'Åke', 'Bola']
  expect(names.sort((a, b) => compareValues(a, b, 'ascending'))).toEqual(['ada', 'Åke', 'Bola', 'Chidi'])
})
