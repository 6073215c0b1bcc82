import { aRow } from '@/tests/fixtures/a-row'
import { splitRows } from '../../list/split-rows'
import { countUkFacets } from './facets'
import { activePredicates } from './filter'
import { NO_UK_SEARCH, type UkSearch } from './search-params'

const rows = [
  aRow({ name: 'A', location: 'Leeds, England', nation: 'england', programmes: ['law'] }),
  aRow({ name: 'B', location: 'Leeds', nation: 'england' }),
  aRow({ name: 'C', location: 'Cardiff, Wales', nation: 'wales', programmes: ['law'] }),
  aRow({ name: 'D', location: null, nation: 'scotland' }),
]
const count = (given: Partial<UkSearch>) => {
  const search = { ...NO_UK_SEARCH, ...given }
  return countUkFacets(splitRows(rows, activePredicates(search)), search, rows)
}

it('counts every city and nation', () => {
  expect(count({})).toEqual({
    anyCity: 4,
    cities: [
      ['Cardiff', 1],
      ['Leeds', 2],
    ],
    nation: [2, 1, 1, 0],
  })
})

it('counts what another city would bring, within the other filters', () => {
  expect(count({ city: 'leeds', search: 'law' })).toEqual({
    anyCity: 2,
    cities: [
      ['Cardiff', 1],
      ['Leeds', 1],
    ],
    nation: [1, 0, 0, 0],
  })
})

it('counts what one more nation would bring', () => {
  expect(count({ nation: ['wales'] }).nation).toEqual([3, 2, 1, 1])
})
