import { bandOf, COST_BANDS, costsInWords } from './cost-bands'

test('every sum has a band, and the border belongs to the higher one', () => {
  expect([0, 11_999, 12_000, 49_999, 50_000, 900_000].map(bandOf)).toEqual([0, 0, 1, 3, 4, 4])
  expect(COST_BANDS.at(-1)?.below).toBe(Infinity)
})

test('the words name each level that is known, and no other', () => {
  expect(costsInWords({ bachelor: 14_207, doctorate: 900 })).toBe(
    'bachelor’s about US$ 14,200 a year, PhD about US$ 900 a year',
  )
})
