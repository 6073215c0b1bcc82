import { summariseAmounts } from './summarise-amounts'

it('has the lowest, the middle and the highest', () => {
  expect(summariseAmounts([21000, 9000, 12000])).toEqual({ count: 3, min: 9000, median: 12000, max: 21000 })
})

it('takes the point between the two in the middle of an even number, and counts a fee of 0', () => {
  expect(summariseAmounts([0, 3001])).toMatchObject({ min: 0, median: 1501, max: 3001 })
})

it('is all 0 for no amounts', () => {
  expect(summariseAmounts([])).toEqual({ count: 0, min: 0, median: 0, max: 0 })
})
