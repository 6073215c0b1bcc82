import { aRow } from '@/tests/fixtures/scholarship'
import { browseScholarships, PAGE_SIZE } from './browse'
import { NO_SEARCH } from './search-params'

const TODAY = '2026-11-21'
const rows = Array.from({ length: 45 }, (_, at) =>
  aRow({
    card: { id: `award-${at}`, name: `Award ${at}` },
    nameKey: `award ${at}`,
    text: `award ${at}`,
    type: at < 5 ? 'government' : 'external',
  }),
)

it('shows twenty a page, the first twenty first', () => {
  const first = browseScholarships(rows, NO_SEARCH, TODAY)
  expect(first.rows).toEqual(rows.slice(0, PAGE_SIZE))
  expect(first).toMatchObject({ page: 1, pages: 3, from: 1, to: 20, total: 45, suggestions: null })
  const last = browseScholarships(rows, { ...NO_SEARCH, page: 99 }, TODAY)
  expect(last).toMatchObject({ page: 3, from: 41, to: 45 })
})

it('offers the nearest names and what to drop when nothing is found', () => {
  const { suggestions, total } = browseScholarships(
    rows,
    { ...NO_SEARCH, search: 'awrad 7', type: ['government'], degree: ['phd'] },
    TODAY,
  )
  expect(total).toBe(0)
  expect(suggestions?.names[0]).toEqual({ id: 'award-7', name: 'Award 7' })
  expect(suggestions?.drops).toEqual([])
  expect(
    browseScholarships(rows, { ...NO_SEARCH, type: ['government'], degree: ['phd'] }, TODAY).suggestions
      ?.drops,
  ).toEqual([{ key: 'degree', total: 5 }])
})
