import { aDestinationRow as row } from '@/tests/fixtures/a-destination-row'
import { nextSort } from '../list/column-sort'
import {
  COUNTRY_COLUMNS,
  COUNTRY_SORTS,
  columnLabel,
  DEFAULT_SORT,
  filterDestinations,
  languageOptions,
  NO_WISH,
  sortDestinations,
  type DestinationWish,
} from './rows'

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

test('the stay after the degree is sorted by its length, no stay as 0 and an unknown one last', () => {
  const stays = [
    row('Brazil', { workAfter: 'none in general', workMonths: 0 }),
    row('Cyprus'),
    row('Denmark', { workAfter: 'up to 3 years', workMonths: 36 }),
    row('Germany', { workAfter: '18 months', workMonths: 18 }),
    row('Türkiye', { workAfter: '6 months to 1 year', workMonths: 12 }),
  ]
  const sort = nextSort(COUNTRY_COLUMNS, DEFAULT_SORT, 'workAfter')
  expect(sortDestinations(stays, sort).map(({ name }) => name)).toEqual([
    'Denmark',
    'Germany',
    'Türkiye',
    'Brazil',
    'Cyprus',
  ])
})

const WISHED = [
  row('Germany', { region: 'europe', languages: 'German', aYear: 2000, workMonths: 18 }),
  row('Belgium', { region: 'europe', languages: 'Dutch, French and German', aYear: 3000 }),
  row('China', { region: 'asia', languages: 'Mandarin', aYear: 4000, workMonths: 0 }),
  row('Laos', { region: 'asia', languages: 'Lao', workMonths: 6 }),
]
const found = (wish: Partial<DestinationWish>) => {
  const { fitting, unknown } = filterDestinations(WISHED, { ...NO_WISH, ...wish })
  return [fitting, unknown].map((rows) => rows.map(({ name }) => name))
}

test.each([
  ['nothing asked', {}, ['Germany', 'Belgium', 'China', 'Laos'], []],
  ['a region', { region: 'asia' }, ['China', 'Laos'], []],
  ['a language among several', { language: 'German' }, ['Germany', 'Belgium'], []],
  ['a bound, and who is without a known cost apart', { mostAYear: 3000 }, ['Germany', 'Belgium'], ['Laos']],
  ['work after study', { hasWorkAfter: true }, ['Germany', 'Laos'], ['Belgium']],
  ['one wish that fails decides', { region: 'europe', mostAYear: 3000 }, ['Germany', 'Belgium'], []],
] as const)('%s', (_, wish, fitting, unknown) => {
  expect(found(wish)).toEqual([fitting, unknown])
})

test('every column has both its orders among those to choose from, the first one before', () => {
  expect(COUNTRY_SORTS).toHaveLength(COUNTRY_COLUMNS.length * 2)
  expect(COUNTRY_SORTS.find(({ sort }) => sort.key === 'universities')).toMatchObject({
    sort: DEFAULT_SORT,
    label: 'Universities, most first',
  })
})

test('a column that goes by level says which one', () => {
  const labels = COUNTRY_COLUMNS.map((column) => columnLabel(column, 'master'))
  expect(labels).toEqual(expect.arrayContaining(['A usual year, master’s', 'Tuition, master’s', 'Living']))
})

test('the languages of most destinations come first', () => {
  expect(languageOptions(WISHED)).toEqual(['German', 'Dutch', 'French', 'Lao', 'Mandarin'])
})
