import { boundedNumber } from './search-params'

const PERCENT = { min: 0, max: 100, step: 1 }
const DOLLARS = { min: 0, max: 100_000, step: 500 }
const GRADE = { min: 0, max: 4, step: 0.1 }

it.each([
  ['50', PERCENT, 50],
  ['0', PERCENT, 0],
  ['-5', PERCENT, 0],
  ['1e9', PERCENT, 100],
  ['12345', DOLLARS, 12_500],
  ['249', DOLLARS, 0],
  ['3.7', GRADE, 3.7],
  ['3.14159', GRADE, 3.1],
  [' 2 ', GRADE, 2],
])('brings %j within %o as %s', (text, bounds, number) => {
  expect(boundedNumber(text, bounds)).toBe(number)
})

it.each(['', '  ', 'abc', 'NaN', 'Infinity', '1,5'])('takes %j for no bound at all', (text) => {
  expect(boundedNumber(text, PERCENT)).toBeNull()
})
