import { AWARD_KINDS, awardKindOf, kindSearch } from './kinds'
import { SCHOLARSHIPS } from './list'

it('lists each kind by a search of its own', () => {
  expect(SCHOLARSHIPS.href(kindSearch('government'))).toBe('/scholarships?type=government')
  expect(SCHOLARSHIPS.href(kindSearch('merit'))).toBe('/scholarships?funding=merit')
  expect(awardKindOf('University')).toBe(AWARD_KINDS.university)
})
