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
    ['city=Newcastle+upon+Tyne', { city: 'newcastle-upon-tyne' }],
    ['city=London,Leeds', { city: 'london' }],
    ['city=../../etc', { city: 'etc' }],
    ['city=%20%00', { city: null }],
    [`city=${'x'.repeat(300)}`, { city: 'x'.repeat(60) }],
    ['nation=wales,england,france,wales', { nation: ['england', 'wales'] }],
    ['sort=name', { sort: 'best' }],
    ['page=-3', { page: 1 }],
    ['page=1e9', { page: 999 }],
  ])('reads %s as well as it can be read', (query, expected) => {
    expect(UK.parse(new URLSearchParams(query))).toEqual({ ...UK.untouched, ...expected })
  })
})

describe('the filters', () => {
  const passes = (row: Parameters<typeof aRow>[0], search: Partial<UkSearch>) =>
    browse([british(row)], search).total === 1

  it('ask nothing when none is set', () => {
    expect(UK.filters.flatMap(({ test }) => test(UK.untouched, '') ?? [])).toEqual([])
  })

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

  it('drop one by one or all at once, and keep the sort', () => {
    const search: UkSearch = {
      ...UK.untouched,
      search: 'law',
      city: 'leeds',
      nation: ['wales'],
      sort: 'lowest',
      page: 4,
    }
    expect(UK.without(search, 'city')).toEqual({ ...search, city: null, page: 1 })
    expect(UK.without(search, 'nation')).toEqual({ ...search, nation: [], page: 1 })
    expect(UK.without(search, 'search')).toEqual({ ...search, search: '', page: 1 })
    expect(UK.cleared(search)).toEqual({ ...UK.untouched, sort: 'lowest' })
  })
})

describe('the chips', () => {
  it('are none for the sort, the page or the tab', () => {
    expect(UK.chips({ ...UK.untouched, sort: 'lowest', page: 3, tab: 'add' }, String)).toEqual([])
  })

  it('are one for each choice, and each removes its own', () => {
    const search: UkSearch = {
      ...UK.untouched,
      search: 'law',
      city: 'leeds',
      nation: ['england', 'wales'],
      page: 2,
    }
    const chips = UK.chips(search, (slug) => slug.toUpperCase())
    expect(chips.map(({ label }) => label)).toEqual(['“law”', 'LEEDS', 'England', 'Wales'])
    expect(chips.map(({ change }) => UK.change(search, change))).toEqual([
      { ...search, search: '', page: 1 },
      { ...search, city: null, page: 1 },
      { ...search, nation: ['wales'], page: 1 },
      { ...search, nation: ['england'], page: 1 },
    ])
  })
})

describe('the counts', () => {
  const rows = [
    british({ name: 'A', location: 'Leeds, England', nation: 'england', programmes: ['law'] }),
    british({ name: 'B', location: 'Leeds', nation: 'england' }),
    british({ name: 'C', location: 'Cardiff, Wales', nation: 'wales', programmes: ['law'] }),
    british({ name: 'D', location: null, nation: 'scotland' }),
  ]
  const counts = (search: Partial<UkSearch>) => browse(rows, search).counts

  it('are there for every city and nation', () => {
    expect(counts({})).toEqual({
      city: { any: 4, values: { Cardiff: 1, Leeds: 2 }, notKnown: { Cardiff: 1, Leeds: 1 } },
      nation: { any: 4, values: { england: 2, scotland: 1, wales: 1, 'northern-ireland': 0 } },
    })
    expect(Object.keys(counts({}).nation?.values ?? {})).toEqual([
      'england',
      'scotland',
      'wales',
      'northern-ireland',
    ])
  })

  it('say what another city would bring, within the other filters', () => {
    expect(counts({ city: 'leeds', search: 'law' })).toMatchObject({
      city: { any: 2, values: { Cardiff: 1, Leeds: 1 } },
      nation: { values: { england: 1, scotland: 0, wales: 0, 'northern-ireland': 0 } },
    })
  })

  it('say what one more nation would bring', () => {
    expect(counts({ nation: ['wales'] }).nation?.values).toEqual({
      england: 3,
      scotland: 2,
      wales: 1,
      'northern-ireland': 1,
    })
  })
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

describe('the answer', () => {
  const thirty = Array.from({ length: 30 }, (_, at) =>
    british({
      id: `u-${at}`,
      name: `University ${String(at).padStart(2, '0')}`,
      nation: at < 20 ? 'england' : 'wales',
      rank: at + 1,
    }),
  )
  const rows = [aRow({ name: 'Sorbonne' }), ...thirty]

  it('knows the universities of the United Kingdom alone, twelve a page', () => {
    expect(UK.pageSize).toBe(12)
    expect(browse(rows)).toMatchObject({ page: 1, pages: 3, from: 1, to: 12, total: 30, suggestions: null })
    expect(browse(rows, { page: 3 }).rows.map(({ id }) => id)).toEqual(thirty.slice(24).map(({ id }) => id))
    expect(browse(rows, { search: 'sorbonne' }).total).toBe(0)
  })

  it('runs the ranking both ways', () => {
    expect(browse(rows).rows[0]?.id).toBe('u-0')
    expect(browse(rows, { sort: 'lowest' }).rows[0]?.id).toBe('u-29')
  })

  it('says what to try when nothing is found', () => {
    expect(browse(rows, { search: 'univarsity 07', nation: ['wales'] }).suggestions).toMatchObject({
      names: expect.arrayContaining([{ id: 'u-7', name: 'University 07' }]),
      drops: [{ key: 'search', total: 10 }],
    })
  })
})
