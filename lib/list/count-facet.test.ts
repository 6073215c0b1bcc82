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

it('counts the rows that report a fact where they are fewer than one in four of those that the other filters leave', () => {
  const sparse: Facet<Row> = {
    ...colour('exchange'),
    chosen: [],
    valuesOf: ({ tags }) => (tags.length > 1 ? [] : null),
  }
  expect(
    countFacet(splitRows([...rows, ...rows.slice(0, 2).map((row) => ({ ...row, tags: [] }))], []), sparse),
  ).toEqual({
    any: 5,
    said: 1,
    values: {},
  })
  expect(countFacet(splitRows(rows, []), sparse)).toEqual({ any: 3, values: {} })
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

describe('rows that report nothing of what is asked for', () => {
  type Thing = { colour: 'red' | 'blue' | null; isOld: boolean | null }
  const thing = (colour: Thing['colour'], isOld: boolean | null): Thing => ({ colour, isOld })
  const things = [
    thing('red', true),
    thing('red', null),
    thing('blue', true),
    thing('blue', null),
    thing('blue', false),
    thing(null, true),
    thing(null, null),
    thing(null, false),
  ]
  const isOld: KeyedPredicate<Thing> = ['old', (row) => row.isOld]
  const isOneOf = (...chosen: string[]): KeyedPredicate<Thing> => [
    'colour',
    (row) => (row.colour === null ? null : chosen.includes(row.colour)),
  ]
  const facet = (combine: Facet<Thing>['combine'], ...chosen: string[]): Facet<Thing> => ({
    key: 'colour',
    combine,
    chosen,
    valuesOf: (row) => (row.colour === null ? null : [row.colour]),
  })
  /** The real number of results of a search with these choices. */
  const after = (...chosen: string[]) => {
    const split = splitRows(things, chosen.length > 0 ? [isOneOf(...chosen), isOld] : [isOld])
    return [split.found.length, split.unknown.length]
  }
  const counted = (combine: Facet<Thing>['combine'], chosen: string[], value: string) => {
    const split = splitRows(things, chosen.length > 0 ? [isOneOf(...chosen), isOld] : [isOld])
    const counts = countFacet(split, facet(combine, ...chosen), ['red', 'blue'])
    return [counts.values[value], counts.notKnown?.[value] ?? 0]
  }

  it.each([
    ['widen', [], 'red', ['red']],
    ['widen', ['red'], 'red', ['red']],
    ['widen', ['red'], 'blue', ['red', 'blue']],
    ['exchange', [], 'blue', ['blue']],
    ['exchange', ['red'], 'blue', ['blue']],
    ['exchange', ['red'], 'red', ['red']],
    ['narrow', [], 'blue', ['blue']],
    ['narrow', ['red'], 'red', ['red']],
  ] as const)('are counted apart (%s, %j and %s)', (combine, chosen, value, next) => {
    expect(counted(combine, [...chosen], value)).toEqual(after(...next))
  })

  it('count for what there is without the facet', () => {
    expect(countFacet(splitRows(things, [isOneOf('red'), isOld]), facet('widen', 'red')).any).toBe(after()[0])
  })

  it('may have an option beside those that they report', () => {
    const open: Facet<Thing> = { ...facet('exchange'), mayHave: (row) => (row.isOld ? [] : ['green']) }
    expect(countFacet(splitRows(things, []), open)).toEqual({
      any: 8,
      values: { red: 2, blue: 3, green: 0 },
      notKnown: { red: 3, blue: 3, green: 8 },
    })
  })
})
