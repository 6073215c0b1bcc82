import { lineOfMonths, markOf } from './time-line'

const TODAY = '2026-11-26'
const day = { latest: null, isSure: true }

test('the line begins with the month of today and ends a year later', () => {
  const { months, today } = lineOfMonths(TODAY)
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['Nov', 'Dec', 'Oct', 12])
  expect(today).toBeCloseTo(25 / 31 / 12)
})

test.each([
  ['a day to come', { month: 1, day: 15, ...day }, { at: (2 + 14 / 31) / 12, to: null, isOver: false }],
  ['a day of this month that has passed', { month: 11, day: 15, ...day }, { at: 14 / 31 / 12, isOver: true }],
  ['today', { month: 11, day: 26, ...day }, { isOver: false }],
  ['a month', { month: 12, day: null, ...day }, { at: 1 / 12, to: 2 / 12 }],
  ['a day that is not sure is its month', { month: 12, day: 3, latest: null, isSure: false }, { to: 2 / 12 }],
  ['months', { month: 1, day: null, latest: 3, isSure: false }, { at: 2 / 12, to: 5 / 12 }],
  ['months that have begun', { month: 9, day: null, latest: 12, isSure: false }, { at: 0, to: 2 / 12 }],
])('%s', (_, closing, mark) => {
  expect(markOf(closing, TODAY)).toMatchObject(mark)
})
