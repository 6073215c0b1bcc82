import { blockingTime, worstShift } from './vitals'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})

test('blocking time is what tasks after the first paint take beyond 50 ms', () => {
  const tasks = [
    { startTime: 0, duration: 400 },
    { startTime: 600, duration: 80 },
    { startTime: 900, duration: 51 },
  ]
  expect(blockingTime(tasks, 500)).toBe(31)
})

test('shifts add up within a window, the worst window counts, and those a visitor caused do not', () => {
  expect(
    worstShift([shift(100, 0.1), shift(600, 0.1), shift(5000, 0.15), shift(5100, 0.9, true)]),
  ).toBeCloseTo(0.2)
  expect(worstShift([])).toBe(0)
})
