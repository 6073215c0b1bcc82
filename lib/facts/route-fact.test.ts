import { aRouteRule } from '@/tests/fixtures/national'
import { routeFactsOf, toRouteFacts } from './route-fact'

const TODAY = '2026-11-23'
const SHARED = aRouteRule()
const DIRECT = aRouteRule({ id: 'de-direct', name: 'Direct', level: 'all', isUnsure: true, deadline: null })
const EVERY = aRouteRule({ id: 'de-every', level: 'all' })
const known = (route: string | null, isRouteUnsure = false) => ({ route, isRouteUnsure })
const shortOf = (facts: ReturnType<typeof routeFactsOf>) =>
  facts.map(({ value }) => `${value.level} ${value.name}`)

it('gives the shared way to a first degree, and the plain one for the other levels', () => {
  expect(shortOf(routeFactsOf(known('de-shared'), [SHARED, DIRECT], TODAY))).toEqual([
    'bachelor Shared service',
    'master Direct',
    'doctorate Direct',
  ])
})

it('gives a way for all levels once', () => {
  expect(shortOf(routeFactsOf(known('de-every'), [SHARED, DIRECT, EVERY], TODAY))).toEqual([
    'all Shared service',
  ])
})

it('guesses no way to a first degree', () => {
  expect(shortOf(routeFactsOf(known(null), [SHARED, DIRECT], TODAY))).toEqual([
    'master Direct',
    'doctorate Direct',
  ])
  expect(routeFactsOf(known(null), [SHARED], TODAY)).toEqual([])
})

it('is sure only where both the dates and the university’s way are', () => {
  const isUnsure = (rows: Parameters<typeof routeFactsOf>[1], record = known('de-shared')) =>
    routeFactsOf(record, rows, TODAY)[0]?.isUnsure
  expect(isUnsure([SHARED])).toBe(false)
  expect(isUnsure([SHARED], known('de-shared', true))).toBe(true)
  expect(isUnsure([aRouteRule({ isUnsure: true })])).toBe(true)
})

it('has the deadline as given, and none where none is', () => {
  expect(toRouteFacts(SHARED, TODAY)[0]).toMatchObject({
    kind: 'service',
    value: { deadline: { month: 7, day: 15 } },
  })
  expect(toRouteFacts(DIRECT, TODAY)[0]).toMatchObject({ kind: 'general', value: { deadline: null } })
})

it('keeps a deadline of first degrees to them', () => {
  const facts = toRouteFacts(aRouteRule({ level: 'all', deadlineLevel: 'bachelor' }), TODAY)
  expect(facts.map(({ value: { level, deadline } }) => [level, deadline])).toEqual([
    ['bachelor', { month: 7, day: 15 }],
    ['master', null],
    ['doctorate', null],
  ])
})
