import { aRow } from '@/tests/fixtures/a-row'
import { activePredicates, withoutFilter, withoutFilters } from './filter'
import { NO_UK_SEARCH, type UkSearch } from './search-params'

const passes = (row: Parameters<typeof aRow>[0], search: Partial<UkSearch>) =>
  activePredicates({ ...NO_UK_SEARCH, ...search }).every(([, predicate]) => predicate(aRow(row)))

it('asks nothing when nothing is set', () => {
  expect(activePredicates(NO_UK_SEARCH)).toEqual([])
})

it('searches name, place, programmes and other names, and never the description', () => {
  const row = {
    name: 'Oxford Brookes',
    location: 'Oxford',
    programmes: ['law'] as const,
    about: 'famous spires',
  }
  expect(passes(row, { search: 'BROOKES' })).toBe(true)
  expect(passes(row, { search: 'oxford law' })).toBe(true)
  expect(passes({ text: 'london school of economics lse' }, { search: 'LSE' })).toBe(true)
  expect(passes(row, { search: 'spires' })).toBe(false)
  expect(passes(row, { search: 'oxford spires' })).toBe(false)
})

it('knows a city by the first part of the location', () => {
  expect(passes({ location: 'Edinburgh, Scotland' }, { city: 'edinburgh' })).toBe(true)
  expect(passes({ location: 'New Edinburgh' }, { city: 'edinburgh' })).toBe(false)
  expect(passes({ location: null }, { city: 'edinburgh' })).toBe(false)
})

it('takes any of the nations, and none that is not known', () => {
  expect(passes({ nation: 'wales' }, { nation: ['scotland', 'wales'] })).toBe(true)
  expect(passes({ nation: 'england' }, { nation: ['scotland', 'wales'] })).toBe(false)
  expect(passes({ nation: null }, { nation: ['england'] })).toBe(false)
})

it('drops one filter or all of them, and keeps the sort', () => {
  const search: UkSearch = {
    ...NO_UK_SEARCH,
    search: 'law',
    city: 'leeds',
    nation: ['wales'],
    sort: 'lowest',
    page: 4,
  }
  expect(withoutFilter(search, 'city')).toEqual({ ...search, city: null, page: 1 })
  expect(withoutFilter(search, 'nation')).toEqual({ ...search, nation: [], page: 1 })
  expect(withoutFilter(search, 'search')).toEqual({ ...search, search: '', page: 1 })
  expect(withoutFilters(search)).toEqual({ ...NO_UK_SEARCH, sort: 'lowest' })
})
