import { readTotal } from './bytes'

test('the total is read from the heading of the results', () => {
  expect(readTotal('Universities\nResults: 1-9 of 3,330\nOxford')).toBe(3330)
  expect(readTotal('Results: 1–9 of 12')).toBe(12)
})

test('a page without the heading is an error', () => {
  expect(() => readTotal('No universities found')).toThrow('Results: x-y of n')
})
