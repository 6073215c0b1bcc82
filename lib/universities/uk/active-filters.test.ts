import { activeFilters } from './active-filters'
import { NO_UK_SEARCH, type UkSearch } from './search-params'

it('has no chip for the sort, the page or the tab', () => {
  expect(activeFilters({ ...NO_UK_SEARCH, sort: 'lowest', page: 3, tab: 'add' }, String)).toEqual([])
})

it('has one chip for each choice, and each removes its own', () => {
  const search: UkSearch = {
    ...NO_UK_SEARCH,
    search: 'law',
    city: 'leeds',
    nation: ['england', 'wales'],
    page: 2,
  }
  const chips = activeFilters(search, (slug) => slug.toUpperCase())
  expect(chips.map(({ label }) => label)).toEqual(['“law”', 'LEEDS', 'England', 'Wales'])
  expect(chips.map(({ without }) => without)).toEqual([
    { ...search, search: '', page: 1 },
    { ...search, city: null, page: 1 },
    { ...search, nation: ['wales'], page: 1 },
    { ...search, nation: ['england'], page: 1 },
  ])
})
