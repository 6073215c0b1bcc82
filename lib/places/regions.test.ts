import { getCountries } from './queries'
import { REGIONS, regionLabel } from './regions'

it('has countries in every region', () => {
  const used = new Set(getCountries().map(({ region }) => region))
  expect([...used].sort()).toEqual(REGIONS.map(({ value }) => value).sort())
})

it('names a region as it is shown', () => {
  expect(regionLabel('middle-east')).toBe('Middle East')
})
