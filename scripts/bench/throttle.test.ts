import { median } from './throttle'

test('the median is the middle, the lower of two, and nothing of none', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([2, 1])).toBe(1)
  expect(median([])).toBeNull()
})
