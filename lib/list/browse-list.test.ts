import { browseList, type ListRules } from './browse-list'

type Row = { name: string; size: number }
type Search = { search: string; least: number; page: number }

const RULES: ListRules<Row, Search, 'search' | 'least', string> = {
  pageSize: 2,
  sort: (rows) => rows.toSorted((a, b) => a.size - b.size),
  predicatesOf: ({ search, least }) => [
    ...(search ? [['search', (row: Row) => row.name.includes(search)] as const] : []),
    ...(least ? [['least', (row: Row) => row.size >= least] as const] : []),
  ],
  countFacets: ({ found }, _, rows) => `${found.length} of ${rows.length}`,
  nameOf: ({ name }) => ({ id: `id-${name}`, name, key: name }),
  inNameOrder: (rows) => rows,
}
const ROWS = [
  { name: 'gamma', size: 3 },
  { name: 'alpha', size: 1 },
  { name: 'beta', size: 2 },
]
const browse = (search: Partial<Search>) =>
  browseList(RULES, ROWS, { search: '', least: 0, page: 1, ...search })

it('sorts, filters and cuts to the page', () => {
  expect(browse({})).toMatchObject({ page: 1, pages: 2, total: 3, from: 1, to: 2, suggestions: null })
  expect(browse({ page: 2 }).rows).toEqual([{ name: 'gamma', size: 3 }])
  expect(browse({ least: 2 }).rows.map(({ name }) => name)).toEqual(['beta', 'gamma'])
})

it('comes to rest at the last page', () => {
  expect(browse({ page: 9 }).page).toBe(2)
})

it('has the facets counted from what was found, with all rows at hand', () => {
  expect(browse({ least: 2, page: 2 }).facets).toBe('2 of 3')
})

it('offers names and what to drop when nothing is found, and only then', () => {
  expect(browse({ search: 'alpna', least: 2 }).suggestions).toEqual({
    names: [{ id: 'id-alpha', name: 'alpha' }],
    drops: [{ key: 'search', total: 2 }],
  })
})
