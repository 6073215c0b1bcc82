import { aRoundRule, aRouteRule } from '@/tests/fixtures/national'
import { routeFactsOf, toRouteFacts } from './route-fact'
import { ENTERED_TWICE } from './vocabulary'

const TODAY = '2026-11-23'
const ALL = ['bachelor', 'master', 'doctorate']
const NAMES = new Set(['oak-university', 'group:Bavaria'])
const SHARED = aRouteRule()
const DIRECT = aRouteRule({ id: 'de-direct', name: 'Direct', levels: ALL, isUnsure: true, rounds: [] })
const EVERY = aRouteRule({ id: 'de-every', levels: ALL, rounds: [] })
const BOTH = aRouteRule({ id: 'de-both', levels: ['bachelor', 'master'], rounds: [] })
const known = (route: string | null, isRouteUnsure = false) => ({ route, isRouteUnsure })
const factsOf = (record: ReturnType<typeof known>, ...rows: ReturnType<typeof aRouteRule>[]) =>
  routeFactsOf(record, rows, NAMES, TODAY)
const shortOf = (facts: ReturnType<typeof factsOf>) =>
  facts.map(({ value }) => `${value.level} ${value.name}`)

it('gives the shared way to a first degree, and the plain one for the other levels', () => {
  expect(shortOf(factsOf(known('de-shared'), SHARED, DIRECT))).toEqual([
    'bachelor Shared service',
    'master Direct',
    'doctorate Direct',
  ])
})

it('gives a way for all levels once, and one for two levels at no third', () => {
  expect(shortOf(factsOf(known('de-every'), SHARED, DIRECT, EVERY))).toEqual(['all Shared service'])
  expect(shortOf(factsOf(known('de-both'), BOTH))).toEqual([
    'bachelor Shared service',
    'master Shared service',
  ])
})

it('guesses no way to a first degree', () => {
  expect(shortOf(factsOf(known(null), SHARED, DIRECT))).toEqual(['master Direct', 'doctorate Direct'])
  expect(factsOf(known(null), SHARED)).toEqual([])
})

it('gives a way to one university by its name to no other', () => {
  const named = { name: 'Direct to Oak University', usedBy: 'Oak University' }
  const ofOne = aRouteRule({ ...named, id: 'de-direct', levels: ALL, rounds: [] })
  expect(factsOf(known(null), ofOne)).toEqual([])
  expect(shortOf(factsOf(known('de-direct'), ofOne))).toEqual(['all Direct to Oak University'])
})

it('names the ways beside that of the university, such as that of citizens of the EU', () => {
  const ofEu = { id: 'de-eu', name: 'For the EU', who: 'eu-eea', covers: 'EU citizens' }
  const beside = aRouteRule({ ...ofEu, beside: ['de-shared'] })
  expect(shortOf(factsOf(known('de-shared'), beside, SHARED))).toEqual([
    'bachelor Shared service',
    'bachelor For the EU',
  ])
  const [shared, eu] = factsOf(known('de-shared'), beside, SHARED)
  expect(eu?.value).toMatchObject({ forWhom: 'EU citizens', rounds: [{ value: { who: 'eu-eea' } }] })
  expect(shared?.value.forWhom).toBeUndefined()
})

it('is sure only where both the dates and the university’s way are', () => {
  const isUnsure = (row: ReturnType<typeof aRouteRule>, record = known('de-shared')) =>
    factsOf(record, row)[0]?.value.rounds.map((round) => round.isUnsure)
  expect(isUnsure(SHARED)).toEqual([false])
  expect(isUnsure(SHARED, known('de-shared', true))).toEqual([true])
  expect(isUnsure(aRouteRule({ rounds: [aRoundRule({ isUnsure: true })] }))).toEqual([true])
})

it('tells the usual time of the country from what is known of the university', () => {
  const isOfCountry = (rule: Parameters<typeof aRoundRule>[0]) =>
    factsOf(known('de-shared'), aRouteRule({ rounds: [aRoundRule(rule)] }))[0]?.value.rounds[0]?.value
      .isOfCountry
  expect(isOfCountry({ isUnsure: true })).toBe(true)
  expect(isOfCountry({ isUnsure: true, scope: ['!elm-university'] })).toBe(true)
  expect(isOfCountry({ isUnsure: true, scope: ['oak-university'] })).toBe(false)
  expect(isOfCountry({})).toBe(false)
})

it('says that a university reported a round which rests on a source of its own', () => {
  const source = { title: 'Apply', publisher: 'Oak University', url: 'https://oak.example/apply' }
  const kindOf = (rule: Parameters<typeof aRoundRule>[0]) =>
    factsOf(known('de-shared'), aRouteRule({ rounds: [aRoundRule(rule)] }))[0]?.value.rounds[0]?.kind
  expect(kindOf({ isUnsure: true, source })).toBe('reported')
  expect(kindOf({ isUnsure: true, source: { ...source, title: ENTERED_TWICE } })).toBe('general')
  expect(kindOf({ isUnsure: true })).toBe('general')
  expect(kindOf({})).toBe('service')
})

it('keeps a round to its levels, and rests it on the way’s source where it has none', () => {
  const rounds = [aRoundRule(), aRoundRule({ levels: ['master'], closes: { month: 11 }, validFor: '2025' })]
  const facts = toRouteFacts(aRouteRule({ levels: ALL, rounds }), NAMES, TODAY)
  expect(
    facts.map(({ value }) => [
      value.level,
      value.rounds.map(({ value: { closes }, year }) => [closes?.month, year]),
    ]),
  ).toEqual([
    ['bachelor', [[7, '2026/27']]],
    ['master', [[11, '2025']]],
    ['doctorate', []],
  ])
})

describe('a round that names universities', () => {
  const closings = (...rounds: object[]) =>
    toRouteFacts(aRouteRule({ rounds: rounds.map(aRoundRule) }), NAMES, TODAY).flatMap(({ value }) =>
      value.rounds.map((round) => round.value.closes?.month),
    )
  const own = { scope: ['oak-university'], closes: { month: 3 } }

  it('takes the place of one for all, and is none elsewhere', () => {
    expect(closings({}, own)).toEqual([3])
    expect(closings({}, { ...own, scope: ['group:Bavaria'] })).toEqual([3])
    expect(closings({}, { ...own, scope: ['elm-university'] })).toEqual([7])
    expect(closings({ scope: ['!oak-university'] })).toEqual([])
  })

  it('leaves those for another start, other people or some subjects', () => {
    expect(closings({ intakes: [4] }, own)).toEqual([7, 3])
    expect(closings({ who: 'eu-eea' }, { ...own, who: 'international' })).toEqual([7, 3])
    expect(closings({ fields: ['medicine'] }, own)).toEqual([7, 3])
    expect(closings({ who: 'eu-eea' }, own)).toEqual([3])
  })
})
