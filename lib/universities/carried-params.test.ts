import { carriedParams } from './carried-params'
import { NO_SEARCH, parseUniversitySearch } from './search-params'

it('carries nothing of a search without filters', () => {
  expect(carriedParams(NO_SEARCH, [])).toEqual([])
})

it('carries what the form does not draw, and never the page', () => {
  const search = { ...NO_SEARCH, search: 'law', gpa: 3, tuitionMax: 0, page: 4, compare: ['b', 'a'] }
  expect(carriedParams(search, ['search'])).toEqual([
    ['tuitionMax', '0'],
    ['gpa', '3'],
    ['compare', 'b,a'],
  ])
})

it('carries a whole search in the form its address has', () => {
  const search = parseUniversitySearch(
    '?search=a&country=de,fr&region=asia&programmes=law,music&tuitionMax=500&size=compact&deadline=1,12&unreported=exclude&sort=name&compare=x',
  )
  expect(parseUniversitySearch(Object.fromEntries(carriedParams(search, [])))).toEqual(search)
})
