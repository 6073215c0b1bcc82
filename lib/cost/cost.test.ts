import { aChoice, aCost, aStatedSum, aWorth, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute, aTuition } from '@/tests/fixtures/facts'
import type { PricedAward } from './awards'
import { type CostInput } from './cost'

const person = { nationalities: ['ng'], residence: 'ng', hasTest: true, age: null }
const routes = [aFact(aRoute({ feeSum: aStatedSum({ min: 100 }) }))]
const cost = (given: Partial<CostInput> = {}) =>
  aCost({ choice: aChoice({ routes }), person, currency: 'NGN', ...given })
const full = { coverage: 'full' as const, amounts: [], note: null }
const award = (
  fields: Partial<PricedAward>,
  parts: Parameters<typeof aWorth>[0] = { tuition: full },
): PricedAward => ({
  ...aWorth(parts, { duration: { minMonths: 36, maxMonths: 36, note: null } }),
  tie: 'university',
  verdict: 'eligible',
  call: 'in-time',
  ...fields,
})

test('a degree costs its tuition, its living and what is paid once, in two currencies', () => {
  const { total, byYear, isAtLeast, dollars } = cost()
  // 3 × 8,000 tuition, 36 × 1,000 living, 36 × 50 insurance, 250 visa, 100 application.
  expect(total?.local.likely).toBe(24_000 + 36_000 + 1800 + 250 + 100)
  expect(total?.own?.likely).toBe(62_150 * 1000)
  expect(byYear.map((year) => year.total?.local.likely)).toEqual([20_950, 20_600, 20_600])
  expect(byYear[0]?.parts.once.local.likely).toBe(350)
  expect(isAtLeast).toBe(true)
  expect(dollars).toMatchObject({ likely: 124_300, aYear: 41_433 })
})

test('without its tuition or its living costs a degree has no total, not even with a tuition of 0', () => {
  const table = cost({ choice: aChoice({ fees: [], routes }) })
  expect(table).toMatchObject({ isAtLeast: true, lacks: ['tuition'] })
  expect(table).toMatchObject({ total: null, dollars: null })
  expect(table.byYear.map(({ total }) => total)).toEqual([null, null, null])
  expect(table.notKnown.map(({ id }) => id)).toContain('tuition')
  const free = aChoice({ fees: [aFact(aTuition({ min: 0 }))], routes })
  expect(cost({ choice: free, rules: someRules({ living: null }) })).toMatchObject({
    lacks: ['living'],
    total: null,
    dollars: null,
  })
})

test('it asks for the age where the age decides, and is not known', () => {
  expect(cost().asksAge).toBe(false)
  const { living } = someRules()
  const rules = someRules({ living: { ...living!, value: { ...living!.value, max: 1500, maxFromAge: 24 } } })
  expect(cost({ rules }).asksAge).toBe(true)
  expect(cost({ rules, person: { ...person, age: 20 } }).asksAge).toBe(false)
})

test('a currency without a rate stays local, and a line without one is told and not added', () => {
  expect(cost({ currency: 'ERN' }).total).toMatchObject({ local: { likely: 62_150 }, own: null })
  const fees = [aFact(aTuition({ currency: 'ERN' }))]
  const table = cost({ choice: aChoice({ fees, routes }) })
  expect(table.notKnown.at(-1)).toMatchObject({ id: 'tuition-rate', why: '3 years × ERN 8,000' })
  expect(table.total).toBeNull()
})

test('a degree of an unknown length is told by its first year, and a chosen length goes before the usual one', () => {
  const table = cost({ choice: aChoice({ routes, years: null }) })
  expect(table).toMatchObject({ length: null, isAtLeast: true })
  expect(table.byYear).toHaveLength(1)
  expect(cost({ length: 4 }).byYear).toHaveLength(4)
})

test('of several awards the best is taken and none is added to it', () => {
  const small = award({ id: 'small' }, { grant: { ...full, coverage: null, amounts: [] } })
  const table = cost({ awards: [small, award({ id: 'waiver' }), award({ id: 'second' })] })
  expect(table.eligible?.award.id).toBe('waiver')
  expect(table.eligible?.paid.sum?.likely).toBe(24_000)
  expect(table.eligible?.left?.local.likely).toBe(38_150)
  expect(table.couldPay).toBeNull()
})

test('what has to be checked is never taken off: it could pay', () => {
  const both = { tuition: full, stipend: full }
  for (const fields of [{ verdict: 'check' }, { verdict: 'almost' }] as const) {
    const open = award({ id: 'open', ...fields }, both)
    expect(cost({ awards: [open] })).toMatchObject({ eligible: null, couldPay: { award: { id: 'open' } } })
    expect(cost({ awards: [award({ id: 'waiver' }), open] })).toMatchObject({
      eligible: { award: { id: 'waiver' }, left: { local: { likely: 38_150 } } },
      couldPay: { award: { id: 'open' } },
    })
    expect(cost({ awards: [award({}, both), open] }).couldPay).toBeNull()
  }
  const never = [
    { tie: 'several' },
    { verdict: 'not-eligible' },
    { call: 'none' },
    { call: 'later' },
  ] as const
  for (const fields of never)
    expect(cost({ awards: [award(fields)] })).toMatchObject({ eligible: null, couldPay: null })
})

test('an award leaves no sum of a degree without a total', () => {
  const choice = aChoice({ fees: [], routes })
  const table = cost({ choice, awards: [award({}, { tuition: full, stipend: full })] })
  expect(table.eligible).toMatchObject({
    left: null,
    paid: { parts: [expect.anything(), expect.anything()] },
  })
})
