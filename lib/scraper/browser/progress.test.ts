import { formatElapsed, nextPercent } from './progress'

const at = (elapsedMs: number, total = 0, completed = 0, isCompleted = false) => ({
  elapsedMs,
  total,
  completed,
  isCompleted,
})

test('rises ten points each second until the service reports totals, to 90 at most', () => {
  const seconds = [0, 999, 1_000, 2_500, 9_000, 60_000]
  expect(seconds.map((ms) => nextPercent(0, at(ms)))).toEqual([0, 0, 10, 20, 90, 90])
})

test('shows real pages once there are totals', () => {
  expect(nextPercent(10, at(1_000, 8, 2))).toBe(25)
  expect(nextPercent(25, at(30_000, 8, 3))).toBe(37)
})

test('is 90 at most while the job runs, even with every page read', () => {
  expect(nextPercent(0, at(1_000, 8, 8))).toBe(90)
})

test('never goes backwards, not even when more pages are found', () => {
  expect(nextPercent(60, at(6_000, 100, 3))).toBe(60)
})

test('is 100 at the end, whatever was counted', () => {
  expect(nextPercent(20, at(2_000, 0, 0, true))).toBe(100)
})

test('elapsed time is minutes and seconds', () => {
  expect([0, 9_999, 61_000, 3_725_000, -5].map(formatElapsed)).toEqual([
    '0:00',
    '0:09',
    '1:01',
    '62:05',
    '0:00',
  ])
})
