import { aRow } from '@/tests/fixtures/a-row'
import { closesAfterAdding, findCandidates } from './candidates'

const ROWS = Array.from({ length: 25 }, (_, at) =>
  aRow({ name: `University ${String.fromCharCode(65 + at)}`, rank: 25 - at }),
)

it('lists twenty, best ranked first, and counts all', () => {
  const { rows, total } = findCandidates(ROWS, '', [])
  expect(rows).toHaveLength(20)
  expect(rows[0]?.name).toBe('University Y')
  expect(total).toBe(25)
})

it('leaves out what is selected, before it cuts to twenty', () => {
  const { rows, total } = findCandidates(ROWS, '', ['university-y', 'university-x'])
  expect(rows).toHaveLength(20)
  expect(rows[0]?.name).toBe('University W')
  expect(total).toBe(23)
})

it('searches the whole list, blind to case and accents', () => {
  const rows = [...ROWS, aRow({ name: 'Universität Zürich', location: 'Zürich' })]
  expect(findCandidates(rows, '  ZURICH ', []).rows.map(({ name }) => name)).toEqual(['Universität Zürich'])
  expect(findCandidates(rows, 'nowhere', [])).toEqual({ rows: [], total: 0 })
})

it('closes the dialog when two were there before the addition', () => {
  expect([0, 1, 2, 3].map(closesAfterAdding)).toEqual([false, false, true, true])
})
