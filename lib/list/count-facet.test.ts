import { countAny, countFacet, countOptions, type Facet } from './count-facet'
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

it('adds what a widening facet alone kept out', () => {
  const split = splitRows(rows, [isRed])
  const found = countFacet(split, colour('widen'))
  expect([countAny(split, 'colour'), found.count('red'), found.count('blue')]).toEqual([3, 2, 3])
  expect(found.values().sort()).toEqual(['blue', 'red'])
})

it('exchanges the one choice of an exchanging facet', () => {
  const found = countFacet(splitRows(rows, [isRed]), colour('exchange'))
  expect([found.count('red'), found.count('blue'), found.count('green')]).toEqual([2, 1, 0])
})

it('counts one facet under the filters of the others', () => {
  const split = splitRows(rows, [isRed, hasB])
  const byColour = countFacet(split, colour('widen'))
  const byTag = countFacet(split, tags)
  expect([byColour.count('red'), byColour.count('blue')]).toEqual([1, 2])
  expect([countAny(split, 'tags'), byTag.count('a'), byTag.count('b')]).toEqual([2, 1, 1])
})

it('has for a facet that nothing is chosen in all that was found', () => {
  expect(countAny(splitRows(rows, [isRed]), 'tags')).toBe(2)
})

it('counts in the order of the options', () => {
  const options = ['blue', 'green', 'red'].map((value) => ({ value }))
  expect(countOptions(countFacet(splitRows(rows, []), colour('exchange')), options)).toEqual([1, 0, 2])
})
