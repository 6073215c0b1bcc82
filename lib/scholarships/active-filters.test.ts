import { activeFilters } from './active-filters'
import { NO_SEARCH, type ScholarshipSearch } from './search-params'

const name = (code: string) => ({ de: 'Germany', ke: 'Kenya' })[code] ?? code

const search: ScholarshipSearch = {
  ...NO_SEARCH,
  search: 'peace',
  type: ['government'],
  funding: ['full', 'need'],
  degree: ['phd'],
  field: 'law',
  host: ['de', 'multiple'],
  nationality: ['ke'],
  open: 'now',
  page: 2,
}

it('has one chip for each chosen value, in the order of the filters', () => {
  expect(activeFilters(search, name).map(({ label }) => label)).toEqual([
    '“peace”',
    'Government',
    'Fully funded',
    'Need-based',
    'Ph.D.',
    'Law',
    'In Germany',
    'Several countries',
    'Nationality: Kenya',
    'Open now',
  ])
})

it('takes off its own value alone, and goes back to page 1', () => {
  const chips = new Map(activeFilters(search, name).map(({ key, without }) => [key, without]))
  expect(chips.get('funding-full')).toEqual({ ...search, funding: ['need'], page: 1 })
  expect(chips.get('host-de')).toEqual({ ...search, host: ['multiple'], page: 1 })
  expect(chips.get('open')).toEqual({ ...search, open: null, page: 1 })
})

it('has none for a search without filters', () => {
  expect(activeFilters({ ...NO_SEARCH, sort: 'value', page: 2 }, name)).toEqual([])
})
