import { cellOf, lineOf, numberOf, tableOf, type CountryDataset, type Reject, type Table } from './dataset'

const CONSUMPTION = { source: 'penn-world-table-11', year: '2023' }
const ECONOMY = { source: 'world-bank-price-levels' }

/** Their official exchange rate misleads, so that a level worked out with it says nothing. */
const MISLEADING_RATES = new Set(['ir', 'lb', 'lr', 'sd', 'sy', 've', 'zw'])

/** If the two levels differ by more, the currency fell between their years. */
const MOST_APART = 1.6

type Level = { level: number; year: string; source: string }
type Row = Table['rows'][number]

/**
 * The price level of each country: of the goods that households buy where it is known, otherwise of the whole economy.
 */
export const priceLevels: CountryDataset = {
  name: 'price-levels',
  files: ['price-levels'],
  readCountries: (tables, codes) => {
    const rejects: Reject[] = []
    const countries: Record<string, Level> = {}
    tableOf(tables, 'price-levels').rows.forEach((row, index) => {
      const code = cellOf(row, 'country_code')
      const found = codes.has(code) ? levelOf(code, row) : 'the catalogue has no such country'
      if (typeof found === 'string') rejects.push({ row: lineOf(index), id: code, reason: found })
      else countries[code] = found
    })
    return {
      levels: {
        title: 'Price levels of countries, the United States = 100',
        readOn: '2026-11-23',
        note: 'A level of prices, no budget. The Penn World Table counts what households buy, the World Bank the whole economy.',
        countries,
      },
      rejects,
    }
  },
}

/** The level, or why there is none. */
function levelOf(code: string, row: Row): Level | string {
  const consumption = numberOf(row, 'consumption_price_level_2023_us_100')
  const economy = numberOf(row, 'price_level_us_100')
  if (MISLEADING_RATES.has(code)) return 'its official exchange rate misleads'
  if (consumption !== null && economy !== null && areFarApart(consumption, economy))
    return 'the two levels are too far apart'
  if (consumption !== null) return { level: consumption, ...CONSUMPTION }
  if (economy !== null) return { level: economy, year: cellOf(row, 'year'), ...ECONOMY }
  return 'no level'
}

const areFarApart = (a: number, b: number) => Math.max(a, b) / Math.min(a, b) > MOST_APART
