import { fundsAt } from './funds-at'

const areas = [
  { towns: ['London'], amount: 1529 },
  { towns: ['Montreal'], amount: null },
]

it.each([
  ['Leeds', 1171, 1171],
  ['Bloomsbury, London', 1529, 1529],
  [null, 1171, 1529],
])('of two sums that of the town %s holds, or both where the town is not known', (city, low, high) => {
  expect(fundsAt({ amount: 1171, areas }, { city, age: null })).toEqual({ low, high })
})

it('a town whose own sum is not known gets none', () => {
  expect(fundsAt({ amount: 1171, areas }, { city: 'Montreal, Quebec', age: null })).toBeNull()
  expect(fundsAt({ amount: null }, { city: 'Leeds', age: null })).toBeNull()
})

it.each([
  [23, 700, 700],
  [24, 1300, 1300],
  [null, 700, 1300],
])('at the age of %s the sum of that age holds', (age, low, high) => {
  expect(fundsAt({ amount: 700, older: { from: 24, amount: 1300 } }, { city: 'Graz', age })).toEqual({
    low,
    high,
  })
})
