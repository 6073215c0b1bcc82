import { countFacet, type Facet } from './count-facet'
import { splitRows, type KeyedPredicate } from './split-rows'

type Row = { colour: string; tags: string[] }
const rows: Row[] = [
  { colour: 'red', tags: ['a'] },
  { colour: 'red', tags: ['a', 'b'] },
  { colour: 'blue', tags: ['b'] },
]
const isRed: KeyedPredicate<Row> = ['colour', (row) => row.colour === 'red']
const hasB: KeyedPredicate<Row> = ['tags', (row) => row.tags.includes('b')]
const colour = (combine: Facet<Row>['combine']): Facet<Row> => ({
  key: 'colour',
  combine,
  chosen: ['red'],
  valuesOf: (row) => [row.colour],
})
const tags: Facet<Row> = { key: 'tags', combine: 'narrow', chosen: ['b'], valuesOf: (row) => row.tags }

it('adds the rows that a widening facet alone kept out', () => {
  expect(countFacet(splitRows(rows, [isRed]), colour('widen'))).toEqual({
    any: 3,
    values: { red: 2, blue: 3 },
  })
})

it('exchanges the one choice of an exchanging facet', () => {
  const { values } = countFacet(splitRows(rows, [isRed]), colour('exchange'), ['red', 'blue', 'green'])
  expect(values).toEqual({ red: 2, blue: 1, green: 0 })
})

it('counts one facet under the filters of the others', () => {
  const split = splitRows(rows, [isRed, hasB])
  expect(countFacet(split, colour('widen')).values).toEqual({ red: 1, blue: 2 })
  expect(countFacet(split, tags)).toEqual({ any: 2, values: { a: 1, b: 1 } })
})

it('has for a facet that nothing is chosen in all that was found', () => {
  expect(countFacet(splitRows(rows, [isRed]), { ...tags, chosen: [] }).any).toBe(2)
})

it('counts every option that it is asked for, in their order', () => {
  const { values } = countFacet(splitRows(rows, []), colour('exchange'), ['blue', 'green', 'red'])
  expect(Object.entries(values)).toEqual([
    ['blue', 1],
    ['green', 0],
    ['red', 2],
  ])
})

it('says that an option which adds nothing to those chosen leaves the results as they are', () => {
  expect(countFacet(splitRows(rows, [isRed]), colour('widen'), ['green']).values).toEqual({ green: 2 })
})
