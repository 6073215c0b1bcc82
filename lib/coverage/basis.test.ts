import { basisOf, bestOf, sourceOfYear } from './basis'

const TODAY = '2026-11-26'

it.each([
  ['2023/24', 'recent'],
  ['2023', 'recent'],
  ['2026-11-26', 'recent'],
  ['January 2023', 'older'],
  ['December 2023', 'recent'],
  ['2022/23', 'older'],
  ['2021-12', 'older'],
  ['since 2017/18', 'older'],
  ['from 2027/28', 'recent'],
  ['at any time', 'older'],
  ['page without a year, read in November 2026', 'older'],
])('takes a source of %s for %s', (year, basis) => {
  expect(sourceOfYear(year, TODAY)).toBe(basis)
})

it('tells knowledge that was entered twice from that of one author, and takes a usual range for no answer', () => {
  expect(basisOf('general', '2026', true, TODAY)).toBe('twice')
  expect(basisOf('general', '2026', false, TODAY)).toBe('once')
  expect(basisOf('usual', '2026', false, TODAY)).toBeNull()
  expect(basisOf('register', '2019', false, TODAY)).toBe('older')
})

it('takes the best of several', () => {
  expect(bestOf([null, 'once', 'older', 'twice'])).toBe('older')
  expect(bestOf([null])).toBeNull()
})
