import { NO_SEARCH, parseUniversitySearch, universitiesHref, type UniversitySearch } from './search-params'

const roundTrip = (search: UniversitySearch) => parseUniversitySearch(universitiesHref(search))

it('gives defaults for nothing and for garbage', () => {
  expect(parseUniversitySearch('')).toEqual(NO_SEARCH)
  expect(
    parseUniversitySearch(
      '?page=abc&sort=%00&region=<b>&country=1,2,xxx&gpa=NaN&tuitionMax=&deadline=13&compare=../../x&tab=9',
    ),
  ).toEqual(NO_SEARCH)
})

const full: UniversitySearch = {
  ...NO_SEARCH,
  tab: 'compare',
  search: 'são paulo & co',
  country: ['de', 'fr'],
  region: 'europe',
  programmes: ['computer-science', 'law'],
  facilities: ['library'],
  tuitionMin: 0,
  tuitionMax: 30_000,
  acceptanceMin: 10,
  acceptanceMax: 90,
  rankMin: 1,
  rankMax: 500,
  gpa: 3.5,
  researchMin: 5.5,
  researchMax: 10,
  employmentMin: 50,
  employmentMax: 100,
  size: ['medium', 'large'],
  deadline: ['1', '12'],
  unreported: 'exclude',
  sort: 'students',
  page: 3,
  compare: ['b', 'a'],
}

it('reads back what it writes', () => {
  expect(roundTrip(full)).toEqual(full)
  expect(roundTrip(NO_SEARCH)).toEqual(NO_SEARCH)
})

it('leaves defaults out of the address', () => {
  expect(universitiesHref(NO_SEARCH)).toBe('')
})

it.each([
  ['page', '0', { page: 1 }],
  ['page', '1e9', { page: 999 }],
  ['page', '2.6', { page: 3 }],
  ['tuitionMax', '-5', { tuitionMax: 0 }],
  ['tuitionMax', '12345', { tuitionMax: 12_500 }],
  ['gpa', '9', { gpa: 4 }],
  ['search', '   a   b  ', { search: 'a b' }],
  ['search', 'x'.repeat(300), { search: 'x'.repeat(80) }],
  ['country', 'FR,de,fr', { country: ['de', 'fr'] }],
  [
    'country',
    'aa,ab,ac,ad,ae,af,ag,ah,ai,aj,ak,al',
    { country: ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'ag', 'ah', 'ai', 'aj'] },
  ],
  ['compare', 'c,a,c,b,d,e', { compare: ['c', 'a', 'b', 'd'] }],
  ['programmes', 'law,quidditch,biology', { programmes: ['biology', 'law'] }],
])('holds %s=%s within its bounds', (key, value, expected) => {
  expect(parseUniversitySearch(new URLSearchParams({ [key]: value }))).toEqual({ ...NO_SEARCH, ...expected })
})

it('takes every value of a closed list at once', () => {
  expect(parseUniversitySearch('?deadline=1,2,3,4,5,6,7,8,9,10,11,12').deadline).toHaveLength(12)
})

it('turns a backwards range round', () => {
  expect(parseUniversitySearch('?acceptanceMin=80&acceptanceMax=20')).toMatchObject({
    acceptanceMin: 20,
    acceptanceMax: 80,
  })
})
