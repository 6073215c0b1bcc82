import { PriceLevelsSchema } from '@/lib/facts/price-levels'
import { parseTable } from './dataset'
import { priceLevels } from './price-levels'

const table = parseTable(
  'price-levels',
  [
    'country_code\tyear\tprice_level_us_100\tconsumption_price_level_2023_us_100',
    'ad\t2024\t65.8\t',
    'ae\t2024\t63.5\t68',
    'ng\t2024\t11.9\t34',
    've\t\t\t6125',
    'zz\t2024\t50\t',
    'xk\t\t\t',
  ].join('\n'),
)

const { levels, rejects } = priceLevels.readCountries([table], new Set(['ad', 'ae', 'ng', 've', 'xk']))

it('takes what households pay before the whole economy, each with its year and source', () => {
  expect(PriceLevelsSchema.parse(levels).countries).toEqual({
    ad: { level: 65.8, year: '2024', source: 'world-bank-price-levels' },
    ae: { level: 68, year: '2023', source: 'penn-world-table-11' },
  })
})

it('rejects what misleads, and tells why', () => {
  expect(rejects).toEqual([
    { row: 4, id: 'ng', reason: 'the two levels are too far apart' },
    { row: 5, id: 've', reason: 'its official exchange rate misleads' },
    { row: 6, id: 'zz', reason: 'the catalogue has no such country' },
    { row: 7, id: 'xk', reason: 'no level' },
  ])
})
