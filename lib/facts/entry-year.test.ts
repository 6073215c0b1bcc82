import { closingYear, isPast } from './entry-year'

const TODAY = '2026-11-27'
const october = { month: 10, day: 15 }
const january = { month: 1, day: 13 }

it.each([
  ['2027 entry', [9], october, 2026],
  ['2027 entry', [9], january, 2027],
  ['autumn 2027', [9], january, 2027],
  ['winter 2027/28', [10], { month: 7, day: 15 }, 2027],
  ['2026/27', [2], october, 2026],
  ['2027/28', [9], { month: 9, day: 1 }, 2026],
])('of "%s" for courses from month %j, the day %j is of %s', (validFor, intakes, day, year) => {
  expect(closingYear(day, { validFor, intakes }, TODAY)).toBe(year)
})

it.each([
  ['a start that has passed', '2026 entry', [9], january],
  ['a start that has passed', 'winter 2025/26', [10], january],
  ['a year of reading', 'page without a year, read in November 2026', [9], january],
  ['a bare year, which may be that of the day', '2027', [9], january],
  ['a month', '2027 entry', [9], { month: 1, day: null }],
])('is not told of %s: %s', (_, validFor, intakes, day) => {
  expect(closingYear(day, { validFor, intakes }, TODAY)).toBeNull()
})

it('is past from the next day on', () => {
  const day = { year: 2026, ...october }
  expect(['2026-10-15', '2026-10-16', '2027-01-01'].map((today) => isPast(day, today))).toEqual([
    false,
    true,
    true,
  ])
})
