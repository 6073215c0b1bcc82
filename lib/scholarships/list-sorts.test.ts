import { aRow } from '@/tests/fixtures/scholarship'
import { BROWSE_ALL, SCHOLARSHIPS, type ScholarshipSearch } from './list'
import { DeadlineSchema } from './record/schema'

const TODAY = '2026-11-21'
const on = (month: number, day: number) => ({ deadlines: [DeadlineSchema.parse({ month, day })] })
const row = (id: string, fields: Parameters<typeof aRow>[0] = {}) =>
  aRow({ ...fields, card: { ...fields.card, id } })
const sorted = (rows: readonly ReturnType<typeof aRow>[], sort: ScholarshipSearch['sort']) =>
  SCHOLARSHIPS.filter(rows, { search: { ...BROWSE_ALL, sort } }, TODAY)
const ids = (rows: readonly ReturnType<typeof aRow>[]) => rows.map(({ card }) => card.id)

it('keeps the order of the catalogue for the best known', () => {
  const rows = [row('b'), row('a')]
  expect(sorted(rows, 'known')).toBe(rows)
})

it('puts the next date first, unknown dates after it and ended awards last', () => {
  const rows = [
    row('ended', { dates: { status: 'ended' } }),
    row('unknown'),
    row('passed', { dates: on(11, 1) }),
    row('soon', { dates: on(12, 1) }),
    row('also-unknown'),
  ]
  expect(ids(sorted(rows, 'deadline'))).toEqual(['soon', 'passed', 'unknown', 'also-unknown', 'ended'])
})

it('puts full awards first, then the larger sum, then those without one', () => {
  const rows = [
    row('none'),
    row('small', { yearlyUsd: 1_000 }),
    row('full', { card: { isFull: true } }),
    row('large', { yearlyUsd: 50_000 }),
    row('full-and-paid', { card: { isFull: true }, yearlyUsd: 9_000 }),
    row('ended', { card: { isFull: true }, dates: { status: 'ended' } }),
  ]
  expect(ids(sorted(rows, 'value'))).toEqual(['full-and-paid', 'full', 'large', 'small', 'none', 'ended'])
})

it('takes an award for closed at the hour of its provider, as the page of the award does', () => {
  const noon = DeadlineSchema.parse({ month: 11, day: 21, year: 2026, timeZone: 'UTC', time: '11:00' })
  const rows = [row('noon', { dates: { deadlines: [noon], opensMonth: 8 } })]
  const openAt = (now: string) =>
    ids(SCHOLARSHIPS.filter(rows, { search: { ...BROWSE_ALL, open: 'now' } }, now))
  expect(openAt('2026-11-21T10:00:00Z')).toEqual(['noon'])
  expect(openAt('2026-11-21T11:00:00Z')).toEqual([])
})
