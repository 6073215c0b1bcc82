import { aRow } from '@/tests/fixtures/a-row'
import { browseUniversities, PAGE_SIZE } from './browse'
import type { UniversityRow } from './row'
import { NO_SEARCH, type UniversitySearch } from './search-params'

const browse = (rows: readonly UniversityRow[], search: Partial<UniversitySearch> = {}) =>
  browseUniversities(rows, { ...NO_SEARCH, ...search })

const twenty = Array.from({ length: 20 }, (_, at) =>
  aRow({ id: `u-${at}`, name: `University ${String(at).padStart(2, '0')}`, rank: 20 - at }),
)

it('cuts the sorted rows into pages of nine', () => {
  const first = browse(twenty, { sort: 'name' })
  expect(PAGE_SIZE).toBe(9)
  expect(first).toMatchObject({ page: 1, pages: 3, from: 1, to: 9, total: 20, suggestions: null })
  expect(first.rows.map(({ id }) => id)).toEqual(twenty.slice(0, 9).map(({ id }) => id))
  const last = browse(twenty, { sort: 'name', page: 3 })
  expect(last).toMatchObject({ page: 3, from: 19, to: 20 })
  expect(last.rows.map(({ id }) => id)).toEqual(['u-18', 'u-19'])
})

it('shows the last page when asked for one past the end', () => {
  expect(browse(twenty, { page: 99 })).toMatchObject({ page: 3, from: 19, to: 20 })
})

it('shows every row on exactly one page', () => {
  const ids = [1, 2, 3].flatMap((page) => browse(twenty, { page }).rows.map(({ id }) => id))
  expect(new Set(ids).size).toBe(20)
})

it('filters before it cuts, and counts the facets over everything', () => {
  const rows = [...twenty, aRow({ id: 'jp', countryCode: 'jp', region: 'asia' })]
  const found = browse(rows, { region: 'asia' })
  expect(found.rows.map(({ id }) => id)).toEqual(['jp'])
  expect(found.facets.anyRegion).toBe(21)
})

describe('when nothing is found', () => {
  const rows = [
    aRow({ name: 'University of Oxford', countryCode: 'gb', region: 'europe', rank: 4 }),
    aRow({ name: 'Oxford Brookes University', countryCode: 'gb', region: 'europe' }),
    aRow({ name: 'University of Tokyo', countryCode: 'jp', region: 'asia' }),
  ]

  it('is an empty page', () => {
    expect(browse(rows, { search: 'qqqqqqqq' })).toMatchObject({
      rows: [],
      from: 0,
      to: 0,
      total: 0,
      page: 1,
    })
  })

  it('offers the names that come nearest, the best placed first', () => {
    expect(browse(rows, { search: 'oxfrod' }).suggestions?.names).toEqual([
      { id: 'university-of-oxford', name: 'University of Oxford' },
      { id: 'oxford-brookes-university', name: 'Oxford Brookes University' },
    ])
  })

  it('offers no name for what is like none', () => {
    expect(browse(rows, { search: 'qqqqqqqq' }).suggestions?.names).toEqual([])
  })

  it('says which filter to drop, the one that brings most first', () => {
    expect(browse(rows, { search: 'tokyo', region: 'europe' }).suggestions?.drops).toEqual(
      [
        { key: 'region', total: 1 },
        { key: 'search', total: 2 },
      ].sort((a, b) => b.total - a.total),
    )
  })

  it('does not name a filter whose removal would not help', () => {
    expect(browse(rows, { search: 'qqqqqqqq', region: 'asia' }).suggestions?.drops).toEqual([
      { key: 'search', total: 1 },
    ])
    expect(browse(rows, { search: 'tokyo', region: 'africa', country: ['gb'] }).suggestions?.drops).toEqual(
      [],
    )
  })
})
