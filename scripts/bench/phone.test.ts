import { rateBetween } from './phone'

test('the browser is slowed down until the empty app paints when it does on the phone', () => {
  expect(rateBetween(620, 740)).toBe(2.5)
  expect(rateBetween(676, 780)).toBeCloseTo(1.12)
})

test('no machine is made faster, and none slowed down more than four times', () => {
  expect(rateBetween(764, 964)).toBe(1)
  expect(rateBetween(500, 640)).toBe(4)
})
