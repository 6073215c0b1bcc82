import { someRates } from '@/tests/fixtures/rates'
import { aFeeRule, anEntryRule, aRouteRule } from '@/tests/fixtures/national'
import { ruleFacts } from './rule-facts'

const NAMES = new Set(['a-university'])

const makers = () =>
  ruleFacts({
    rates: someRates({ EUR: 0.5, USD: 1 }),
    today: '2026-11-23',
  })

it('makes the facts of a rule once, so that all universities share them', () => {
  const { feesOf, entryOf, routesOf } = makers()
  const [fee, entry, routes] = [aFeeRule(), [anEntryRule()], [aRouteRule()]]
  expect(feesOf(fee)).toBe(feesOf(fee))
  expect(entryOf(entry)).toBe(entryOf(entry))
  const way = { route: 'de-shared', isRouteUnsure: false }
  expect(routesOf(routes)(way, NAMES)).toBe(routesOf(routes)({ ...way }, NAMES))
})

it('makes a fee with its sum, what it rests on and its dollars a year', () => {
  expect(makers().feesOf(aFeeRule())).toMatchObject([
    { kind: 'law', year: '2026/27', value: { level: 'bachelor', min: 1500, dollars: 6000 } },
  ])
})

it('keeps the order of rules in words, which rest on general knowledge also where a law stands behind them', () => {
  const rows = [
    anEntryRule({ topic: 'school-certificate', text: 'Abitur', validFor: 'since 2005', note: 'Ask early.' }),
    anEntryRule({ isUnsure: true }),
  ]
  expect(makers().entryOf(rows)).toMatchObject([
    {
      value: { topic: 'school-certificate', level: 'bachelor', text: 'Abitur' },
      kind: 'general',
      year: 'since 2005',
      note: 'Ask early.',
      age: 'old',
      isUnsure: false,
    },
    { value: { topic: 'teaching-language' }, note: null, isUnsure: true },
  ])
  expect(makers().entryOf(rows)[0]?.value).toEqual({
    topic: 'school-certificate',
    level: 'bachelor',
    text: 'Abitur',
    takesOnlySome: false,
  })
})

it('tells the ways to apply apart by how a university takes applications', () => {
  const rows = [
    aRouteRule(),
    aRouteRule({ id: 'de-direct', name: 'Direct', levels: ['bachelor', 'master', 'doctorate'] }),
  ]
  const routesOf = makers().routesOf(rows)
  const namesAt = (route: string, isRouteUnsure = false) =>
    routesOf({ route, isRouteUnsure }, NAMES).map(({ value, isUnsure }) => [value.name, isUnsure])
  expect(namesAt('de-shared')[0]).toEqual(['Shared service', false])
  expect(namesAt('de-shared', true)[0]).toEqual(['Shared service', true])
  expect(namesAt('de-direct')[0]).toEqual(['Direct', false])
})
