import { formatKnownFrom } from './format'

test.each([
  ['2025', '2025'],
  ['2025-04', 'April 2025'],
  ['2025-11-11', '11 November 2025'],
])('%s reads %s', (date, words) => {
  expect(formatKnownFrom(date)).toBe(words)
})
