import { getScholarships } from '../scholarships/queries'
import { countScholarships, getMarketing } from './queries'

it('counts every scholarship once, under its type', () => {
  const { university, external, government } = countScholarships()
  expect(university + external + government).toBe(getScholarships().length)
  expect(Math.min(university, external, government)).toBeGreaterThan(0)
})

it('has a text for each type it counts', () => {
  expect(getMarketing().categories.map(({ type }) => type)).toEqual(Object.keys(countScholarships()))
})
