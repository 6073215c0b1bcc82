import { KINDS, kindOf, kindSearch } from './kinds'
import { scholarshipsHref } from './search-params'

it('lists each kind by a search of its own', () => {
  expect(scholarshipsHref(kindSearch('government'))).toBe('/scholarships?type=government')
  expect(scholarshipsHref(kindSearch('merit'))).toBe('/scholarships?funding=merit')
  expect(kindOf('University')).toBe(KINDS.university)
})
