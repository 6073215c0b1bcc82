import { aChoice, aStatedSum, aWorth, RATES, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute, aTuition } from '@/tests/fixtures/facts'
import type { PricedAward } from './awards'
import { costOf, type CostInput } from './cost'

const person = { nationalities: ['ng'], residence: 'ng', hasTest: true }
const routes = [aFact(aRoute({ feeSum: aStatedSum({ min: 100 }) }))]
const cost = (given: Partial<CostInput> = {}) =>
  costOf({
    choice: aChoice({ routes }),
    rules: someRules(),
    person,
    awards: [],
    currency: 'NGN',
    rates: RATES,
    ...given,
  })
const full = { coverage: 'full' as const, amounts: [], note: null }
const award = (
  fields: Partial<PricedAward>,
  parts: Parameters<typeof aWorth>[0] = { tuition: full },
): PricedAward => ({
  ...aWorth(parts, { duration: { minMonths: 36, maxMonths: 36, note: null } }),
  tie: 'university',
  verdict: 'eligible',
  ...fields,
})

test('a degree costs its tuition, its living and what is paid once, in two currencies', () => {
  const { total, byYear, isAtLeast, dollars } = cost()
  // 3 × 8,000 tuition, 36 × 1,000 living, 36 × 50 insurance, 250 visa, 100 application.
  expect(total?.local.likely).toBe(24_000 + 36_000 + 1800 + 250 + 100)
  expect(total?.own?.likely).toBe(62_150 * 1000)
  expect(byYear.map((year) => year.total.local.likely)).toEqual([20_950, 20_600, 20_600])
  expect(byYear[0]?.parts.once.local.likely).toBe(350)
  expect(isAtLeast).toBe(false)
  expect(dollars).toEqual({ total: 124_300, aYear: 41_433 })
})

test('what is not known counts as nothing nowhere: the total is the least, and lacks its part', () => {
  const table = cost({ choice: aChoice({ fees: [], routes }) })
  expect(table).toMatchObject({ isAtLeast: true, lacks: ['tuition'] })
  expect(table.total?.local.likely).toBe(36_000 + 1800 + 250 + 100)
  expect(table.notKnown.map(({ id }) => id)).toEqual(['tuition'])
})

test('a currency without a rate stays local, and a line without one is told and not added', () => {
  expect(cost({ currency: 'ERN' }).total).toMatchObject({ local: { likely: 62_150 }, own: null })
  const fees = [aFact(aTuition({ currency: 'ERN' }))]
  const table = cost({ choice: aChoice({ fees, routes }) })
  expect(table.notKnown).toMatchObject([{ id: 'tuition-rate', why: '3 years × ERN 8,000' }])
  expect(table.total?.local.likely).toBe(38_150)
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
  expect(table.eligible?.off.local.likely).toBe(24_000)
  expect(table.eligible?.left.local.likely).toBe(38_150)
  expect(table.check).toBeNull()
})

test('what has to be checked is a second figure, only where it leaves less', () => {
  const both = { tuition: full, stipend: full }
  const checked = award({ id: 'checked', verdict: 'check' }, both)
  expect(cost({ awards: [checked] })).toMatchObject({ eligible: null, check: { award: { id: 'checked' } } })
  const table = cost({ awards: [award({ id: 'waiver' }), checked] })
  expect(table.check?.left.local.likely).toBe(38_150 - 36_000)
  expect(cost({ awards: [award({ id: 'waiver' }, both), checked] }).check).toBeNull()
  const elsewhere = award({ id: 'world', tie: 'several' })
  expect(cost({ awards: [elsewhere] })).toMatchObject({ eligible: null, check: { award: { id: 'world' } } })
  expect(cost({ awards: [award({ verdict: 'not-eligible' })] })).toMatchObject({
    eligible: null,
    check: null,
  })
})

test('a waiver of a tuition that nobody tells takes that question away', () => {
  const choice = aChoice({ fees: [], routes })
  const table = cost({ choice, awards: [award({}, { tuition: full, stipend: full })] })
  expect(table.isAtLeast).toBe(true)
  expect(table.eligible).toMatchObject({ isAtLeast: false, left: { local: { likely: 1800 + 350 } } })
})
