import { aDestinationRow as row } from '@/tests/fixtures/a-destination-row'
import { DEFAULT_SORT, nextSort, sortDestinations } from './rows'

const ROWS = [
  row('Åland', { languages: 'Swedish' }),
  row('Zambia', { universities: 6, tuition: 4000 }),
  row('Brazil', { universities: 70, tuition: 0 }),
  row('Albania', { universities: 6, languages: 'Albanian' }),
]
const names = (sort: Parameters<typeof sortDestinations>[1]) =>
  sortDestinations(ROWS, sort).map(({ name }) => name)

test('the table starts with the most universities, equal ones by name', () => {
  expect(names(DEFAULT_SORT)).toEqual(['Brazil', 'Albania', 'Zambia', 'Åland'])
})

test('names stand in the order of a dictionary', () => {
  expect(names({ key: 'name', direction: 'ascending' })).toEqual(['Åland', 'Albania', 'Brazil', 'Zambia'])
})

test.each([
  ['ascending', ['Brazil', 'Zambia', 'Åland', 'Albania']],
  ['descending', ['Zambia', 'Brazil', 'Åland', 'Albania']],
] as const)('an unknown tuition is last, %s', (direction, expected) => {
  expect(names({ key: 'tuition', direction })).toEqual(expected)
})

test('a button asks for its own first order, then for the other', () => {
  expect(nextSort(DEFAULT_SORT, 'universities')).toEqual({ key: 'universities', direction: 'ascending' })
  const byName = nextSort(DEFAULT_SORT, 'name')
  expect(byName).toEqual({ key: 'name', direction: 'ascending' })
  expect(nextSort(byName, 'name').direction).toBe('descending')
  expect(nextSort(nextSort(byName, 'name'), 'name').direction).toBe('ascending')
})
