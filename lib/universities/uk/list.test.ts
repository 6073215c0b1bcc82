import { aRow } from '@/tests/fixtures/a-row'
import type { UniversityRow } from '../row'
import { UK, type UkSearch } from './list'

const browse = (rows: readonly UniversityRow[], search: Partial<UkSearch> = {}) =>
  UK.browse(rows, { search: { ...UK.untouched, ...search } })
const british = (given: Parameters<typeof aRow>[0]) => aRow({ countryCode: 'gb', ...given })

describe('the address', () => {
  const full: UkSearch = {
    tab: 'add',
    search: 'sao paulo',
    level: 'doctorate',
    city: 'stoke-on-trent',
    nation: ['england', 'wales'],
    sort: 'lowest',
    page: 3,
    unreported: 1,
  }
  const roundTrip = (search: UkSearch) => UK.parse(new URLSearchParams(UK.query(search)))

  it('reads back what it writes', () => {
    expect(roundTrip(full)).toEqual({ ...full, unread: '' })
    expect(roundTrip(UK.untouched)).toEqual(UK.untouched)
  })

  it('leaves defaults out', () => {
    expect(UK.href(UK.untouched)).toBe('/uk-universities')
    expect(UK.href({ page: 2, city: 'london' })).toBe('/uk-universities?city=london&page=2')
  })

  it('has the parameters in the order of the form', () => {
    expect([...new URLSearchParams(UK.query(full)).keys()]).toEqual(Object.keys(full))
  })

  it.each([
    ['tab=compare', { tab: 'browse' }],
    ['nation=wales,england,france,wales', { nation: ['england', 'wales'] }],
    ['sort=name', { sort: 'best' }],
  ])('reads %s as well as it can be read', (query, expected) => {
    expect(UK.parse(new URLSearchParams(query))).toEqual({ ...UK.untouched, ...expected })
  })
})

describe('the filters', () => {
  const passes = (row: Parameters<typeof aRow>[0], search: Partial<UkSearch>) =>
    browse([british(row)], search).total === 1

  it('search name, place, programmes and other names, and never the description', () => {
    const row: Parameters<typeof aRow>[0] = {
      name: 'Oxford Brookes',
      location: 'Oxford',
      programmes: ['law'],
      about: 'famous spires',
    }
    expect(passes(row, { search: 'BROOKES' })).toBe(true)
    expect(passes(row, { search: 'oxford law' })).toBe(true)
    expect(passes({ text: 'london school of economics lse' }, { search: 'LSE' })).toBe(true)
    expect(passes(row, { search: 'spires' })).toBe(false)
    expect(passes(row, { search: 'oxford spires' })).toBe(false)
  })

  it('know a city by the first part of the location', () => {
    expect(passes({ location: 'Edinburgh, Scotland' }, { city: 'edinburgh' })).toBe(true)
    expect(passes({ location: 'New Edinburgh' }, { city: 'edinburgh' })).toBe(false)
    expect(passes({ location: null }, { city: 'edinburgh' })).toBe(false)
  })

  it('take any of the nations, and none that is not known', () => {
    expect(passes({ nation: 'wales' }, { nation: ['scotland', 'wales'] })).toBe(true)
    expect(passes({ nation: 'england' }, { nation: ['scotland', 'wales'] })).toBe(false)
    expect(passes({ nation: null }, { nation: ['england'] })).toBe(false)
  })
})

it('words its chips by city and nation', () => {
  const search: UkSearch = { ...UK.untouched, search: 'law', city: 'leeds', nation: ['england', 'wales'] }
  const chips = UK.chips(search, (slug) => slug.toUpperCase())
  expect(chips.map(({ label }) => label)).toEqual(['“law”', 'LEEDS', 'England', 'Wales'])
})

describe('the sorts', () => {
  const rows = [
    british({ id: 'unranked-b', name: 'B' }),
    british({ id: 'second', name: 'Z', rank: 2 }),
    british({ id: 'unranked-full', name: 'C', isFull: true }),
    british({ id: 'tied', name: 'A', rank: 2 }),
    british({ id: 'first', name: 'Y', rank: 1 }),
    british({ id: 'unranked-a', name: 'A' }),
  ]
  const order = (sort: UkSearch['sort']) =>
    UK.filter(rows, { search: { ...UK.untouched, sort } }).map(({ id }) => id)

  it('put the best rank first, and the unranked last', () => {
    expect(order('best')).toEqual(['first', 'tied', 'second', 'unranked-full', 'unranked-a', 'unranked-b'])
  })

  it('put the lowest rank first, and the unranked last all the same', () => {
    expect(order('lowest')).toEqual(['tied', 'second', 'first', 'unranked-full', 'unranked-a', 'unranked-b'])
  })
})

it('knows the universities of the United Kingdom alone, twelve a page', () => {
  expect(UK.pageSize).toBe(12)
  expect(browse([aRow({ name: 'Sorbonne' }), british({ name: 'Leeds' })]).total).toBe(1)
})
