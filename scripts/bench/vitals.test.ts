import { blockingTime, sumOfShifts } from './vitals'

test('blocking time is what tasks after the first paint take beyond 50 ms', () => {
  const tasks = [
    { startTime: 0, duration: 400 },
    { startTime: 600, duration: 80 },
    { startTime: 900, duration: 51 },
  ]
  expect(blockingTime(tasks, 500)).toBe(31)
})

test('shifts that a visitor caused do not count', () => {
  const shifts = [0.1, 0.05].map((value) => ({ value, hadRecentInput: false }))
  expect(sumOfShifts([...shifts, { value: 0.9, hadRecentInput: true }])).toBeCloseTo(0.15)
})
