import { KINDS, kindOf, kindSearch } from './kinds'
import { SCHOLARSHIPS } from './list'

it('lists each kind by a search of its own', () => {
  expect(SCHOLARSHIPS.href(kindSearch('government'))).toBe('/scholarships?type=government')
  expect(SCHOLARSHIPS.href(kindSearch('merit'))).toBe('/scholarships?funding=merit')
  expect(kindOf('University')).toBe(KINDS.university)
})
