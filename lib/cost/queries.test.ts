import { answerQuestion, getCostOf, getYearCosts } from './queries'

const question = { country: 'au', level: 'master', passport: 'ng', currency: null } as const

it('answers the question of a country in the currency of the passport, and none without a country', () => {
  expect(answerQuestion(question)?.table.currency).toBe('NGN')
  expect(answerQuestion({ ...question, currency: 'EUR' })?.table.currency).toBe('EUR')
  expect(answerQuestion({ ...question, country: null })).toBeNull()
})

it('names at most as many official fees as the country has universities', () => {
  const answer = answerQuestion(question)
  expect(answer?.counted).toBeLessThanOrEqual(answer?.of ?? 0)
  expect(answer?.cheapest.length).toBeGreaterThan(0)
})

it('has the costs of a university in US dollars, and of none that the catalogue lacks', () => {
  const table = getCostOf('eth-zurich', 'master', null)
  expect(table).toMatchObject({ currency: 'USD', local: 'CHF' })
  expect(getCostOf('no-such-university', 'master', null)).toBeNull()
})

it('tells what a year costs only where tuition and living are known, and never 0', () => {
  const costs = [...getYearCosts().values()].flatMap((known) => Object.values(known))
  expect(costs.length).toBeGreaterThan(40)
  expect(Math.min(...costs)).toBeGreaterThan(3_000)
  expect(getYearCosts().get('gb')).toHaveProperty('master')
  expect(getYearCosts().has('af')).toBe(false)
})
