import { amount, words } from './words'

it('reads an empty cell as unknown', () => {
  expect([words(''), words(undefined), amount('')]).toEqual([null, null, null])
})

it('reads sums, and tells a sum of 0 from none', () => {
  expect([amount('0'), amount('726.72')]).toEqual([0, 726.72])
})

it('leaves out what one compiler wrote to another', () => {
  expect(words('About 30,000 free places a year (row of table 2).')).toBe('About 30,000 free places a year.')
})
