import { aRow } from '@/tests/fixtures/a-row'
import type { UniversityRow } from './row'
import { WORLD, type UniversitySearch } from './list'

const sorted = (rows: readonly UniversityRow[], sort: UniversitySearch['sort']) =>
  WORLD.filter(rows, { search: { ...WORLD.untouched, sort } })
const order = (rows: readonly UniversityRow[], sort: UniversitySearch['sort']) =>
  sorted(rows, sort).map((row) => row.id)

it('puts full records first under the default sort, then the best world rank, then the name', () => {
  const rows = [
    aRow({ id: 'basic-a', name: 'A' }),
    aRow({ id: 'full-unranked', name: 'B', isFull: true }),
    aRow({ id: 'full-9-z', name: 'Z', isFull: true, rank: 9 }),
    aRow({ id: 'full-9-c', name: 'C', isFull: true, rank: 9 }),
    aRow({ id: 'full-1', name: 'Y', isFull: true, rank: 1 }),
  ]
  expect(order(rows, 'ranking')).toEqual(['full-1', 'full-9-c', 'full-9-z', 'full-unranked', 'basic-a'])
})

it('sorts names without regard to case and accents', () => {
  const rows = [
    aRow({ id: 'z', name: 'Zayed University' }),
    aRow({ id: 'e', name: 'École Polytechnique' }),
    aRow({ id: 'f', name: 'free University' }),
    aRow({ id: 'd', name: 'Durham University' }),
  ]
  expect(order(rows, 'name')).toEqual(['d', 'e', 'f', 'z'])
})

it('sorts by country, and by name within it', () => {
  const rows = [
    aRow({ id: 'jp', name: 'A', countryCode: 'jp', countryOrder: 2 }),
    aRow({ id: 'fr-b', name: 'B', countryOrder: 1 }),
    aRow({ id: 'fr-a', name: 'A', countryOrder: 1 }),
  ]
  expect(order(rows, 'country')).toEqual(['fr-a', 'fr-b', 'jp'])
})

it('sorts by acceptance rate, the lowest first, the unknown last, equals as without a sort: by world rank, then by name', () => {
  const rows = [
    aRow({ id: 'unknown', name: 'A' }),
    aRow({ id: 'half-b', name: 'B', acceptance: 50 }),
    aRow({ id: 'half-a', name: 'A', acceptance: 50 }),
    aRow({ id: 'half-9', name: 'Z', acceptance: 50, rank: 9 }),
    aRow({ id: 'zero', name: 'Z', acceptance: 0 }),
    aRow({ id: 'unknown-1', name: 'Z', rank: 1 }),
  ]
  expect(order(rows, 'acceptance')).toEqual(['zero', 'half-9', 'half-a', 'half-b', 'unknown-1', 'unknown'])
})

it('sorts by the next deadline at the level from today on, a month before its days, the unknown last', () => {
  const rows = [
    aRow({ id: 'unknown', deadlineMaster: 1 }),
    aRow({ id: 'today', deadline: 1121 }),
    aRow({ id: 'yesterday', deadline: 1120 }),
    aRow({ id: 'this-month', deadline: 1100 }),
    aRow({ id: 'last-month', deadline: 1000 }),
    aRow({ id: 'january-15', deadline: 115 }),
    aRow({ id: 'january', deadline: 100 }),
  ]
  const search = { ...WORLD.untouched, sort: 'deadline' } as const
  const from = (day: string) => WORLD.filter(rows, { search }, day).map(({ id }) => id)
  const later = ['january', 'january-15', 'last-month', 'yesterday', 'unknown']
  expect(from('2026-11-21')).toEqual(['this-month', 'today', ...later])
  expect(from('2026-12-01').slice(0, 2)).toEqual(['january', 'january-15'])
  expect(WORLD.filter(rows, { search: { ...search, level: 'master' } })[0]?.id).toBe('unknown')
  expect(WORLD.browse(rows, { search }, '2026-11-21').unsorted).toEqual({ total: 1, by: 'deadline' })
  expect([WORLD.readsDay(search), WORLD.readsDay(WORLD.untouched)]).toEqual([true, false])
})

it('sorts by the English asked, none first, then the lowest score; the unknown last, as are those of another level', () => {
  const rows = [
    aRow({ id: 'unknown' }),
    aRow({ id: 'high', ielts: 7 }),
    aRow({ id: 'low', ielts: 6 }),
    aRow({ id: 'none', ielts: 0 }),
  ]
  expect(order(rows, 'english')).toEqual(['none', 'low', 'high', 'unknown'])
  const search = { ...WORLD.untouched, sort: 'english', level: 'master' } as const
  expect(WORLD.browse(rows, { search }).unsorted?.total).toBe(4)
})

it('sorts by students, the most first, the unknown still last', () => {
  const rows = [
    aRow({ id: 'unknown', name: 'A' }),
    aRow({ id: 'few', students: 10 }),
    aRow({ id: 'many', students: 9000 }),
  ]
  expect(order(rows, 'students')).toEqual(['many', 'few', 'unknown'])
})

it.each(WORLD.sorts.map(({ value }) => value))(
  'orders namesakes by id under %s, so that pages never repeat one',
  (sort) => {
    const rows = [aRow({ id: 'b' }), aRow({ id: 'c' }), aRow({ id: 'a' })]
    expect(order(rows, sort)).toEqual(['a', 'b', 'c'])
  },
)

it('leaves the rows it was given alone and works each order out once', () => {
  const rows = [aRow({ id: 'b', name: 'B' }), aRow({ id: 'a', name: 'A' })]
  const first = sorted(rows, 'name')
  expect(rows.map((row) => row.id)).toEqual(['b', 'a'])
  expect(sorted(rows, 'name')).toBe(first)
  expect(sorted([...rows], 'name')).not.toBe(first)
})
