import { nameKey, namesBeyond } from './award-names'

it.each([
  ['Chevening Scholarship', 'Chevening Scholarships (FCDO)'],
  ['Türkiye Bursları', 'TURKIYE burslari'],
  ['Fulbright–Foreign Student Program', 'Fulbright Foreign Student Programs'],
])('takes %s and %s for one award', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

it('keeps names apart that differ in a word', () => {
  expect(nameKey('Global Excellence Award')).not.toBe(nameKey('Global Excellence Grant'))
  expect(nameKey('DIS')).not.toBe(nameKey('DI'))
})

it('leaves only the names that are not known already', () => {
  expect(namesBeyond(['Clarendon Fund'], ['CLARENDON FUND', 'Reach Oxford', 'reach oxford'])).toEqual([
    'Reach Oxford',
  ])
})
