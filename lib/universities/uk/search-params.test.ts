import { NO_UK_SEARCH, parseUkSearch, ukHref, ukQuery, type UkSearch } from './search-params'

const full: UkSearch = {
  tab: 'add',
  search: 'sao paulo',
  city: 'stoke-on-trent',
  nation: ['england', 'wales'],
  sort: 'lowest',
  page: 3,
}
const roundTrip = (search: UkSearch) => parseUkSearch(new URLSearchParams(ukQuery(search)))

it('reads back what it writes', () => {
  expect(roundTrip(full)).toEqual(full)
  expect(roundTrip(NO_UK_SEARCH)).toEqual(NO_UK_SEARCH)
})

it('leaves defaults out of the address', () => {
  expect(ukHref(NO_UK_SEARCH)).toBe('/uk-universities')
  expect(ukHref({ page: 2, city: 'london' })).toBe('/uk-universities?city=london&page=2')
})

it.each([
  ['tab=compare', { tab: 'browse' }],
  ['city=Newcastle+upon+Tyne', { city: 'newcastle-upon-tyne' }],
  ['city=London,Leeds', { city: 'london' }],
  ['city=../../etc', { city: 'etc' }],
  ['city=%20%00', { city: null }],
  [`city=${'x'.repeat(300)}`, { city: 'x'.repeat(60) }],
  ['nation=wales,england,france,wales', { nation: ['england', 'wales'] }],
  ['sort=name', { sort: 'best' }],
  ['page=-3', { page: 1 }],
  ['page=1e9', { page: 99 }],
])('reads %s as well as it can be read', (query, expected) => {
  expect(parseUkSearch(new URLSearchParams(query))).toEqual({ ...NO_UK_SEARCH, ...expected })
})
