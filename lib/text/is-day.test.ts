import { isDay } from './is-day'

it.each([
  [{ month: 1, day: 31, year: null }, true],
  [{ month: 4, day: 31, year: null }, false],
  [{ month: 2, day: 29, year: null }, true],
  [{ month: 2, day: 29, year: 2027 }, false],
  [{ month: 2, day: 29, year: 2028 }, true],
  [{ month: 12, day: 32, year: null }, false],
  [{ month: 12, day: 0, year: null }, false],
  [{ month: 13, day: 1, year: null }, false],
])('%j: %s', (date, expected) => {
  expect(isDay(date)).toBe(expected)
})
