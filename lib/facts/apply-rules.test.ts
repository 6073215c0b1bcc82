import ratesData from '@/data/exchange-rates.json'
import { aFeeRule, aNationalRecord, anEntryRule, aRouteRule } from '@/tests/fixtures/national'
import { ExchangeRatesSchema } from '../money/schema'
import { indexRules, matchRules, rulesFor, type NationalTables } from './apply-rules'
import { OwnFeeSchema } from './rule-exceptions'
import type { NationalRecord } from './rules'

const UNIVERSITY = { id: 'a-university', countryCode: 'de', nation: null }
const AT = { rates: ExchangeRatesSchema.parse(ratesData), today: '2026-11-23' }
const SOURCES = [{ title: 'Register', publisher: 'Ministry', url: 'https://example.org/register' }]

const tables = (given: Partial<NationalTables>): NationalTables => ({
  fees: [],
  ownFees: [],
  routes: [],
  entry: [],
  ownEntry: [],
  universities: [],
  sources: SOURCES,
  territories: [],
  ...given,
})

const fits = (rule: object, record: object = {}, nation: string | null = null) =>
  matchRules({ ...UNIVERSITY, nation }, aNationalRecord(record), [aFeeRule(rule)]).length > 0

test.each<[string, object, object, boolean]>([
  ['its country', {}, {}, true],
  ['another country', { country: 'fr' }, {}, false],
  ['all sectors', { sector: 'all' }, { sector: null }, true],
  ['another sector', { sector: 'private' }, {}, false],
  ['a sector where its own is unknown', {}, { sector: null }, false],
  ['public ones, and it is a church university of the state', {}, { sector: 'church' }, true],
  ['its group', { scope: ['group:Bavaria'] }, { group: 'Bavaria' }, true],
  ['another group', { scope: ['group:Bavaria'] }, { group: 'Hesse' }, false],
  ['a group where it has none', { scope: ['group:Bavaria'] }, {}, false],
  ['itself', { scope: ['another', 'a-university'] }, {}, true],
  ['all but itself', { scope: ['!a-university'] }, {}, false],
  ['all but another', { scope: ['!another'] }, {}, true],
  ['its group but not itself', { scope: ['group:Hesse', '!a-university'] }, { group: 'Hesse' }, false],
])('a rule for %s', (_, rule, record, isFitting) => {
  expect(fits(rule, record)).toBe(isFitting)
})

test('a rule for a nation of the United Kingdom fits that nation alone', () => {
  expect(fits({ scope: ['nation:wales'] }, {}, 'wales')).toBe(true)
  expect(fits({ scope: ['nation:wales'] }, {}, 'england')).toBe(false)
})

function factsOf(record: Partial<NationalRecord>, entry = [anEntryRule()]) {
  const fees = [aFeeRule(), aFeeRule({ id: 'de-usual', isTypical: true, sector: 'all' })]
  const universities = [aNationalRecord(record)]
  return rulesFor(UNIVERSITY, indexRules(tables({ fees, routes: [aRouteRule()], entry, universities }), AT))
}

test('a rule in words that one university’s own page states holds at that university alone', () => {
  const textsWith = (onlyAt: string) => factsOf({}, [anEntryRule({ onlyAt })]).entry.map(({ value }) => value)
  expect(textsWith('a-university')).toEqual([expect.objectContaining({ text: 'German' })])
  expect(textsWith('a-university')[0]).not.toHaveProperty('onlyAt')
  expect(textsWith('another')).toEqual([])
})

test('what a law fixes and what is usual stand apart', () => {
  const { fees, usualFees } = factsOf({})
  expect([fees, usualFees].map((facts) => facts.map(({ kind }) => kind))).toEqual([['law'], ['usual']])
})

test('what the university’s own page states goes before the law, and is nobody else’s', () => {
  const { level, status, min, max, currency, period, validFor, source } = aFeeRule({ min: 900, max: 900 })
  const own = { level, status, min, max, currency, period, validFor, source }
  const ownFees = [UNIVERSITY.id, 'another'].map((university) => OwnFeeSchema.parse({ university, ...own }))
  const rules = indexRules(tables({ fees: [aFeeRule()], ownFees, universities: [aNationalRecord({})] }), AT)
  expect(rulesFor(UNIVERSITY, rules).fees).toMatchObject([
    { kind: 'reported', value: { min: 900 } },
    { kind: 'law', value: { min: 1500 } },
  ])
})

test('a sector rests on a register or on general knowledge, and an unknown one is null', () => {
  expect(factsOf({ isRegistered: true, source: 'https://example.org/register' }).sector).toMatchObject({
    value: 'public',
    kind: 'register',
    source: { publisher: 'Ministry' },
  })
  expect(factsOf({ isUnsure: true }).sector).toMatchObject({
    kind: 'general',
    isUnsure: true,
    source: { publisher: 'Meridian', url: null },
  })
  expect(factsOf({ sector: null }).sector).toBeNull()
})

test('the way to apply is the university’s own', () => {
  expect(factsOf({ route: 'de-shared' }).routes.map(({ value }) => value.name)).toEqual(['Shared service'])
  expect(factsOf({}).routes).toEqual([])
})

test('the university’s own teaching language replaces the country’s', () => {
  const rules = [anEntryRule(), anEntryRule({ topic: 'english-minimum', level: 'all', text: 'B2' })]
  const texts = (record: object) => factsOf(record, rules).entry.map(({ value }) => value.text)
  expect(texts({})).toEqual(['German', 'B2'])
  expect(texts({ teachingLanguages: ['en', 'tr'] })).toEqual(['English and Turkish', 'B2'])
})

test('a language of its own that is not English is not that of its master’s where the country’s are partly in English', () => {
  const masters = { level: 'master', text: 'English in many', languages: [], partly: ['en'] } as const
  const rules = [anEntryRule({ level: 'bachelor' }), anEntryRule(masters)]
  const told = (record: object) =>
    factsOf(record, rules).entry.map(({ value: { level, text } }) => [level, text])
  expect(told({ teachingLanguages: ['fr'] })).toEqual([
    ['bachelor', 'French'],
    ['master', 'French or English by programme'],
  ])
  expect(told({ teachingLanguages: ['en', 'fr'] })).toEqual([['all', 'English and French']])
})

test('a university that teaches in English alone does not ask for the country’s language', () => {
  const rules = [
    anEntryRule(),
    anEntryRule({ topic: 'local-language-minimum', level: 'all', text: 'German C1' }),
  ]
  const texts = (record: object) => factsOf(record, rules).entry.map(({ value }) => value.text)
  expect(texts({ teachingLanguages: ['en'] })).toEqual(['English'])
  expect(texts({ teachingLanguages: ['en', 'de'] })).toEqual(['English and German', 'German C1'])
})

test('a rule that holds at one university takes the place of its country’s at that level alone', () => {
  const entry = [anEntryRule({ level: 'bachelor' }), anEntryRule({ level: 'master' })]
  const rule = anEntryRule({ level: 'master', text: 'English in most', languages: ['en'], partly: ['de'] })
  const ownEntry = [{ university: 'a-university', rule }]
  const rules = indexRules(tables({ entry, ownEntry, universities: [aNationalRecord({})] }), AT)
  const said = (id: string) =>
    rulesFor({ ...UNIVERSITY, id }, rules).entry.map(({ value: { level, text } }) => [level, text])
  expect(said('a-university')).toEqual([
    ['master', 'English in most'],
    ['bachelor', 'German'],
  ])
})

test('the facts of a rule are made once, and all universities that it fits share them', () => {
  const universities = ['one', 'two', 'own'].map((id) =>
    aNationalRecord({ id, route: 'de-shared', teachingLanguages: id === 'own' ? ['en'] : [] }),
  )
  const entry = [anEntryRule(), anEntryRule({ topic: 'english-minimum' })]
  const rules = indexRules(tables({ fees: [aFeeRule()], routes: [aRouteRule()], entry, universities }), AT)
  const [one, two, own] = ['one', 'two', 'own'].map((id) => rulesFor({ ...UNIVERSITY, id }, rules))
  expect(one?.fees).toHaveLength(1)
  expect(two?.fees[0]).toBe(one?.fees[0])
  expect(two?.routes).toBe(one?.routes)
  expect(two?.entry).toBe(one?.entry)
  expect(own?.entry[1]).toBe(one?.entry[1])
})

describe('a university that the table of universities lacks', () => {
  const another = { ...UNIVERSITY, id: 'another' }

  test('has what holds for all of its country, and its language of teaching is not known', () => {
    const fees = [
      aFeeRule(),
      aFeeRule({ id: 'de-all', sector: 'all' }),
      aFeeRule({ id: 'de-usual', sector: 'all', isTypical: true }),
      aFeeRule({ id: 'de-group', sector: 'all', scope: ['group:Bavaria'] }),
    ]
    const entry = [anEntryRule(), anEntryRule({ topic: 'english-minimum', level: 'all', text: 'B2' })]
    const { sector, routes, ...said } = rulesFor(
      another,
      indexRules(tables({ fees, routes: [aRouteRule()], entry }), AT),
    )
    expect([sector, routes]).toEqual([null, []])
    expect([said.fees, said.usualFees].map(({ length }) => length)).toEqual([1, 1])
    expect(said.entry.map(({ value }) => value.text)).toEqual(['B2'])
  })

  test('has nothing of its country in a territory where the country’s rules don’t hold', () => {
    const isle = { code: 'isle', name: 'The Isle', currency: 'EUR' }
    const territories = [{ ...isle, country: 'de', universities: ['another'] }]
    const fees = [aFeeRule({ sector: 'all' }), aFeeRule({ id: 'de-usual', sector: 'all', isTypical: true })]
    const entry = [anEntryRule({ topic: 'english-minimum', level: 'all', text: 'B2' })]
    const rules = indexRules(tables({ fees, routes: [aRouteRule()], entry, territories }), AT)
    expect(rulesFor(another, rules)).toEqual({
      territory: isle,
      sector: null,
      fees: [],
      isMedical: false,
      notTaught: [],
      usualFees: [],
      routes: [],
      entry: [],
    })
  })

  test('has nothing where its country has no rules', () => {
    expect(rulesFor(another, indexRules(tables({}), AT))).toEqual({
      territory: null,
      sector: null,
      fees: [],
      isMedical: false,
      notTaught: [],
      usualFees: [],
      routes: [],
      entry: [],
    })
  })
})
