import { closingDates } from './closing-dates'

const TODAY = '2026-11-28'
const day = { month: 10, day: 15, latest: null, isSure: true }
const months = { month: 12, day: null, latest: 7, isSure: false }

it('is stated where its source speaks of the round to come', () => {
  expect(closingDates({ ...day, month: 11, day: 30, closesIn: 2026 }, TODAY)).toEqual({
    date: '2026-11-30',
    to: null,
    unit: 'next day, stated',
    isOver: false,
  })
})

it('is that of other years where that round has closed, or the source names no year', () => {
  const next = { date: '2027-10-15', to: null, unit: 'next day, by that of other years' }
  expect(closingDates({ ...day, closesIn: 2026 }, TODAY)).toEqual({ ...next, isOver: true })
  expect(closingDates(day, TODAY)).toEqual({ ...next, isOver: false })
})

it.each([
  ['2026-11-28', '2026-12', '2027-07'],
  ['2027-03-01', '2026-12', '2027-07'],
  ['2027-08-01', '2027-12', '2028-07'],
])('has both ends of a span of months, on %s that from %s', (today, date, to) => {
  expect(closingDates(months, today)).toMatchObject({
    date,
    to,
    unit: 'next month, by that of other years',
  })
})

it('says of a rolling round that its end is one', () => {
  const rolling = { ...months, month: 6, latest: null, isRolling: true as const }
  expect(closingDates(rolling, TODAY)).toMatchObject({
    date: '2027-06',
    unit: 'next month, rolling until then, by that of other years',
  })
})
