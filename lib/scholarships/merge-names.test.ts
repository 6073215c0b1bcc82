import { mergeNames, namesBeyond } from './merge-names'

it('puts the first list first and keeps one of equal names', () => {
  expect(mergeNames(['Rhodes Scholarship'], ['RHODES scholarship', 'Weidenfeld–Hoffmann'])).toEqual([
    'Rhodes Scholarship',
    'Weidenfeld–Hoffmann',
  ])
  expect(mergeNames([], [])).toEqual([])
})

it('leaves only the names that are not known already', () => {
  expect(namesBeyond(['Clarendon Fund'], ['CLARENDON FUND', 'Reach Oxford', 'reach oxford'])).toEqual([
    'Reach Oxford',
  ])
})
