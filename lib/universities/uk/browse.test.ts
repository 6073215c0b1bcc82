import { aRow } from '@/tests/fixtures/a-row'
import { browseUk, PAGE_SIZE } from './browse'
import { NO_UK_SEARCH, type UkSearch } from './search-params'

const british = Array.from({ length: 30 }, (_, at) =>
  aRow({
    id: `u-${at}`,
    name: `University ${String(at).padStart(2, '0')}`,
    countryCode: 'gb',
    nation: at < 20 ? 'england' : 'wales',
    rank: at + 1,
  }),
)
const rows = [aRow({ name: 'Sorbonne' }), ...british]
const browse = (search: Partial<UkSearch>) => browseUk(rows, { ...NO_UK_SEARCH, ...search })

it('knows the universities of the United Kingdom alone, twelve a page', () => {
  expect(PAGE_SIZE).toBe(12)
  expect(browse({})).toMatchObject({ page: 1, pages: 3, from: 1, to: 12, total: 30, suggestions: null })
  expect(browse({ page: 3 }).rows.map(({ id }) => id)).toEqual(british.slice(24).map(({ id }) => id))
  expect(browse({ search: 'sorbonne' }).total).toBe(0)
})

it('runs the ranking both ways', () => {
  expect(browse({}).rows[0]?.id).toBe('u-0')
  expect(browse({ sort: 'lowest' }).rows[0]?.id).toBe('u-29')
})

it('says what to try when nothing is found', () => {
  expect(browse({ search: 'univarsity 07', nation: ['wales'] }).suggestions).toMatchObject({
    names: expect.arrayContaining([{ id: 'u-7', name: 'University 07' }]),
    drops: [{ key: 'search', total: 10 }],
  })
})
