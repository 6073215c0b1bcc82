import { aFact } from '@/tests/fixtures/facts'
import { fractionsOf, restingOn } from './line'

it.each([
  [3, [1, 1, 1]],
  [1.5, [1, 0.5]],
  [0.5, [0.5]],
])('a degree of %s years has the years %j', (length, fractions) => {
  expect(fractionsOf(length)).toEqual(fractions)
})

it('has the basis of a fact without its value', () => {
  const { value, ...basis } = aFact(8_000)
  expect(value).toBe(8_000)
  expect(restingOn(aFact(8_000))).toEqual(basis)
})
