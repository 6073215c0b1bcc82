import { mergeNames } from './merge-names'

it('puts the first list first and keeps one of equal names', () => {
  expect(mergeNames(['Rhodes Scholarship'], ['RHODES scholarship', 'Weidenfeld–Hoffmann'])).toEqual([
    'Rhodes Scholarship',
    'Weidenfeld–Hoffmann',
  ])
  expect(mergeNames([], [])).toEqual([])
})
