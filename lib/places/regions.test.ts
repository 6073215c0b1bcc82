import { getCountries } from './queries'
import { REGION_VALUES, regionLabel } from './regions'

it('has countries in every region', () => {
  const used = new Set(getCountries().map(({ region }) => region))
  expect([...used].sort()).toEqual([...REGION_VALUES].sort())
})

it('names a region as it is shown', () => {
  expect(regionLabel('middle-east')).toBe('Middle East')
})
