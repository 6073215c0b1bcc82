import { aUniversity } from '@/tests/fixtures/a-university'
import { tuitionByCountry } from './tuition-by-country'

const at = (countryCode: string, fee: number | null, depth: 'full' | 'basic' = 'full') =>
  aUniversity({
    depth,
    countryCode,
    country: countryCode.toUpperCase(),
    tuitionFees: { domestic: null, international: null, domesticNumeric: null, internationalNumeric: fee },
  })

test('the lowest, the middle and the highest of those that report a fee', () => {
  const universities = [at('nl', 9000), at('nl', 21000), at('nl', 12000), at('nl', null)]
  expect(tuitionByCountry(universities, 3)).toEqual([
    { code: 'nl', country: 'NL', count: 3, min: 9000, median: 12000, max: 21000 },
  ])
})

test('the middle of an even number lies between two fees, and no fee is a fee of 0', () => {
  expect(tuitionByCountry([at('de', 0), at('de', 3001)], 1)).toMatchObject([
    { min: 0, median: 1501, max: 3001 },
  ])
})

test('basic records and countries with too few that report are left out; the rest stand by name', () => {
  const universities = [at('se', 1), at('fi', 1), at('no', 1, 'basic'), at('dk', null)]
  expect(tuitionByCountry(universities, 1).map(({ code }) => code)).toEqual(['fi', 'se'])
  expect(tuitionByCountry(universities, 2)).toEqual([])
})
