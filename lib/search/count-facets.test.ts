import { countFacets, type Facet } from './count-facets'

type Row = { colour: string; tags: string[] }
const rows: Row[] = [
  { colour: 'red', tags: ['a'] },
  { colour: 'red', tags: ['a', 'b'] },
  { colour: 'blue', tags: ['b'] },
]
const isRed = ['colour', (row: Row) => row.colour === 'red'] as const
const hasB = ['tags', (row: Row) => row.tags.includes('b')] as const
const colour = (combine: Facet<Row>['combine'], chosen: string[]): Facet<Row> => ({
  combine,
  chosen,
  valuesOf: (row) => [row.colour],
})
const tags = (chosen: string[]): Facet<Row> => ({ combine: 'narrow', chosen, valuesOf: (row) => row.tags })

it('adds what a widening facet alone kept out', () => {
  const found = countFacets(rows, [isRed], { colour: colour('widen', ['red']) }).colour
  expect([found.any, found.count('red'), found.count('blue')]).toEqual([3, 2, 3])
  expect(found.values().sort()).toEqual(['blue', 'red'])
})

it('exchanges the one choice of an exchanging facet', () => {
  const found = countFacets(rows, [isRed], { colour: colour('exchange', ['red']) }).colour
  expect([found.count('red'), found.count('blue'), found.count('green')]).toEqual([2, 1, 0])
})

it('counts one facet under the filters of the others', () => {
  const found = countFacets(rows, [isRed, hasB], { colour: colour('widen', ['red']), tags: tags(['b']) })
  expect([found.colour.count('red'), found.colour.count('blue')]).toEqual([1, 2])
  expect([found.tags.any, found.tags.count('a'), found.tags.count('b')]).toEqual([2, 1, 1])
})
