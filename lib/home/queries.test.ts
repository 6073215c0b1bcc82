import { getScholarships } from '../scholarships/queries'
import { countScholarships, getMarketing, getYearCosts } from './queries'

it('counts every scholarship once, under its type', () => {
  const { university, external, government } = countScholarships()
  expect(university + external + government).toBe(getScholarships().length)
  expect(Math.min(university, external, government)).toBeGreaterThan(0)
})

it('has a text for each type it counts', () => {
  expect(getMarketing().categories.map(({ type }) => type)).toEqual(Object.keys(countScholarships()))
})

it('tells what a year costs only where tuition and living are known, and never 0', () => {
  const costs = [...getYearCosts().values()].flatMap((known) => Object.values(known))
  expect(costs.length).toBeGreaterThan(40)
  expect(Math.min(...costs)).toBeGreaterThan(3_000)
  expect(getYearCosts().get('gb')).toHaveProperty('master')
  expect(getYearCosts().has('af')).toBe(false)
})
