import { createLoader } from 'nuqs/server'
import { figureFiltersOf } from './figure-filters'
import type { Filter, SearchValues } from './filter'

type Row = { id: string; price: number | null }

const TODAY = '2026-06-15'
const row = (id: string, price: number | null): Row => ({ id, price })
const { range } = figureFiltersOf<Row>()

const ENTRY = {
  drop: 'the price',
  label: 'Price of a year',
  short: 'Price',
  unit: 'US$',
  min: 0,
  max: 100_000,
  step: 500,
  words: (bound: string) => `US$ ${bound}`,
  read: ({ price }: Row) => price,
}
const filter = range(ENTRY)('price')
const rows = [row('unknown', null), row('free', 0), row('low', 2000), row('high', 8000)]
const bounds = (priceMin: number | null, priceMax: number | null) => ({ priceMin, priceMax })

const idsWhere = (outcome: boolean | null) => (search: SearchValues) =>
  rows.filter((each) => filter.test(search, TODAY)?.(each) === outcome).map(({ id }) => id)
const find = idsWhere(true)
/** The rows that don't report what the filter asks for. */
const leaveOpen = idsWhere(null)

const chipsOf = (one: Filter<Row>, search: SearchValues) => one.chips(search, String)
const parse = (query: string) => filter.normalise(createLoader(filter.parsers)(query) as SearchValues)

it('leaves out what is too much already by the part of it that is known', () => {
  const ofParts = range({ ...ENTRY, atLeast: ({ id }) => (id === 'unknown' ? 5000 : null) })('price')
  const outcome = (most: number) => ofParts.test(bounds(null, most), TODAY)?.(row('unknown', null))
  expect([4000, 5000, 6000].map(outcome)).toEqual([false, null, null])
  expect(ofParts.test(bounds(9000, null), TODAY)?.(row('unknown', null))).toBeNull()
})

it('includes both bounds, and takes one alone', () => {
  expect(find(bounds(2000, 8000))).toEqual(['low', 'high'])
  expect(find(bounds(2001, null))).toEqual(['high'])
  expect(find(bounds(null, 7999))).toEqual(['free', 'low'])
  expect(filter.test(bounds(null, null), TODAY)).toBeNull()
})

it('leaves open what is not reported, and never takes unknown for 0', () => {
  expect(find(bounds(null, 0))).toEqual(['free'])
  expect(leaveOpen(bounds(null, 0))).toEqual(['unknown'])
  expect(leaveOpen(bounds(0, null))).toEqual(['unknown'])
})

it.each([
  ['?priceMin=500&priceMax=1000', bounds(500, 1000)],
  ['?priceMin=8000&priceMax=2000', bounds(2000, 8000)],
  ['?priceMin=8000', bounds(8000, null)],
  ['?priceMax=-5', bounds(null, 0)],
  ['?priceMax=12345', bounds(null, 12_500)],
  ['?priceMax=1e9', bounds(null, 100_000)],
  ['?priceMin=NaN&priceMax=', bounds(null, null)],
  ['', bounds(null, null)],
])('reads %s within its bounds, on its step, the smaller first', (query, expected) => {
  expect(parse(query)).toEqual(expected)
})

it.each([
  [bounds(null, 12_500), 'Price: up to US$ 12,500'],
  [bounds(null, 0), 'Price: up to US$ 0'],
  [bounds(1000, null), 'Price: from US$ 1,000'],
  [bounds(1000, 100_000), 'Price: US$ 1,000–US$ 100,000'],
])('words %j in one chip', (search, label) => {
  expect(chipsOf(filter, search)).toEqual([{ key: 'price', label, change: bounds(null, null) }])
})

it('has no chip without a bound', () => {
  expect(chipsOf(filter, bounds(null, null))).toEqual([])
})

it('begins its chip with the label where there is no shorter word', () => {
  const rate = range({
    drop: 'the rate',
    label: 'Rate',
    unit: '%',
    min: 0,
    max: 100,
    step: 1,
    words: (bound) => `${bound}%`,
    read: () => null,
  })('rate')
  expect(chipsOf(rate, { rateMin: 0, rateMax: 80 })).toMatchObject([{ label: 'Rate: 0%–80%' }])
  expect(rate.control).toEqual({ kind: 'range', unit: '%', bounds: { min: 0, max: 100, step: 1 } })
})

it('reads a figure that another choice of the search decides', () => {
  const rated = range({
    ...{ label: 'Price', drop: 'the price', unit: 'US$', min: 0, max: 100, step: 1, words: String },
    read: ({ price }, { times }) => price && price * Number(times),
  })('rated')
  const test = rated.test({ ratedMin: null, ratedMax: 10, times: 3 }, TODAY)
  expect([row('a', 3), row('b', 4), row('c', null)].map((each) => test?.(each))).toEqual([true, false, null])
})
