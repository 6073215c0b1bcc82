import { aRouteRule } from '@/tests/fixtures/national'
import { listRoutes } from './routes'

const factsOf = (given: object) =>
  listRoutes([aRouteRule(given)]).flatMap(({ facts }) => facts.map(({ label, text }) => `${label}: ${text}`))

test('a sure way has its days, and one that is not sure the usual months', () => {
  expect(factsOf({})).toEqual(['Opens: 15 May', 'Main deadline: 15 July', 'Courses begin: October'])
  expect(factsOf({ isUnsure: true })).toEqual([
    'Opens: usually in May',
    'Main deadline: usually in July',
    'Courses begin: October',
  ])
})

test('a day for first degrees alone says so', () => {
  expect(factsOf({ level: 'all', deadlineLevel: 'bachelor' })).toContain(
    'Main deadline: 15 July for bachelor’s places',
  )
})

test('without a common day only the words stand', () => {
  expect(
    factsOf({ opens: null, deadline: null, otherDeadlines: 'by programme', fee: 'none', intakes: [9, 1] }),
  ).toEqual(['Dates: by programme', 'To apply costs: none', 'Courses begin: September or January'])
})

test('it says whom it is for', () => {
  expect(listRoutes([aRouteRule({ covers: 'Restricted subjects' })])[0]?.forWhom).toBe(
    'Bachelor’s; all universities. Restricted subjects.',
  )
})
