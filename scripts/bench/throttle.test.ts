import { throttlingRate } from './throttle'

it('slows a page down by as much as the machine is faster than the phone', () => {
  expect(throttlingRate(8)).toBe(4)
  expect(throttlingRate(4)).toBe(8)
  expect(throttlingRate(16)).toBe(2)
  expect(throttlingRate(400)).toBe(1)
})
