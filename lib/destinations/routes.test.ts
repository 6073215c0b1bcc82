import { aRoundRule, aRouteRule } from '@/tests/fixtures/national'
import { listRoutes } from './routes'
const TODAY = '2026-11-27'

const factsOf = (given: object) =>
  listRoutes([aRouteRule(given)], TODAY).flatMap(({ facts }) =>
    facts.map(({ label, text }) => `${label}: ${text}`),
  )

test('a sure way has its days, and one that is not sure the usual months', () => {
  expect(factsOf({})).toEqual(['Opens: 15 May', 'Main deadline: 15 July', 'Courses begin: October'])
  expect(factsOf({ rounds: [aRoundRule({ isUnsure: true })] })).toEqual([
    'Opens: usually in May',
    'Main deadline: usually in July',
    'Courses begin: October',
  ])
})

test('a day for first degrees alone says so', () => {
  expect(factsOf({ levels: ['bachelor', 'master'] })).toContain(
    'Main deadline: 15 July for bachelor’s places',
  )
})

test('levels with the same date are named together', () => {
  const levels = ['bachelor', 'master', 'doctorate']
  const rounds = [aRoundRule({ levels: ['master', 'doctorate'], opens: null })]
  expect(factsOf({ levels, rounds })[0]).toBe('Main deadline: 15 July for master’s and PhD places')
})

test('a day for both levels says so once, and the main one is that of students from abroad', () => {
  const both = { levels: ['bachelor', 'master'] }
  const rounds = [
    aRoundRule({ ...both, who: 'eu-eea', closes: { month: 8 } }),
    aRoundRule({ ...both, who: 'international' }),
  ]
  expect(factsOf({ ...both, rounds })).toEqual([
    'Opens: 15 May',
    'Main deadline: 15 July',
    'Other dates: Applicants from the EU and EEA: in August',
    'Courses begin: October',
  ])
})

test('the main deadline of a way for others alone is theirs', () => {
  const late = aRoundRule({ kind: 'late', closes: { month: 8, day: 1 }, opens: null })
  expect(factsOf({ who: 'eu-eea', rounds: [aRoundRule(), late] })).toEqual([
    'Opens: 15 May',
    'Main deadline: 15 July',
    'Other dates: Later round: 1 August',
    'Courses begin: October',
  ])
})

test('without a date only the rest stands', () => {
  expect(factsOf({ rounds: [], fee: 'none', intakes: [9, 1] })).toEqual([
    'To apply costs: none',
    'Courses begin: September or January',
  ])
})

test('it says whom it is for', () => {
  expect(listRoutes([aRouteRule({ covers: 'Restricted subjects' })], TODAY)[0]?.forWhom).toBe(
    'Bachelor’s; all universities. Restricted subjects.',
  )
})
