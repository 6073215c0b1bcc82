import { aChoice, aStatedSum, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute } from '@/tests/fixtures/facts'
import { applicationOf, stayOf, testOf } from './once'
import { NOBODY } from './person'

const choice = aChoice()
const rules = someRules()
const nigerian = { ...NOBODY, nationalities: ['ng'] }
const german = { ...NOBODY, nationalities: ['de'] }
const given = { choice, rules, person: nigerian, length: 3 }
const sums = ({ lines }: ReturnType<typeof stayOf>) =>
  lines.map(({ id, years }) => [id, ...years.map(({ likely }) => likely)])

test('the visa is paid once and the insurance each year', () => {
  const visaCharges = [aFact({ what: 'biometrics', ...aStatedSum({ min: 85 }) })]
  expect(sums(stayOf({ ...given, rules: someRules({ visaCharges }) }))).toEqual([
    ['visa-fee', 250],
    ['visa-charge-0', 85],
    ['health', 600, 600, 600],
  ])
})

test('who needs no visa pays none, and asks about the insurance', () => {
  expect(stayOf({ ...given, person: german })).toMatchObject({ lines: [], unknown: [{ id: 'health' }] })
  const dutch = { ...NOBODY, nationalities: ['nl'] }
  expect(stayOf({ ...given, person: dutch })).toEqual({ lines: [], unknown: [] })
})

test('a visa or an insurance without a sum is not known, with its words', () => {
  const bare = someRules({
    visaFee: aFact({ words: 'by nationality', sum: null }),
    health: aFact({ words: 'national scheme', sum: null }),
  })
  expect(stayOf({ ...given, rules: bare })).toMatchObject({
    lines: [],
    unknown: [
      { id: 'visa-fee', why: 'by nationality' },
      { id: 'health', why: 'national scheme' },
    ],
  })
})

test('one application is paid; nothing is a fee, and words alone are none', () => {
  const applying = (fields: Parameters<typeof aRoute>[0], person = nigerian) =>
    applicationOf({ ...given, person, choice: aChoice({ routes: [aFact(aRoute(fields))] }) })
  expect(sums(applying({ feeSum: aStatedSum({ min: 50, max: 150 }) }))).toEqual([['application', 100]])
  expect(sums(applying({ feeSum: aStatedSum({ min: 0 }) }))[0]?.[1]).toBe(0)
  expect(applying({ fee: 'by university' }).unknown).toMatchObject([
    { id: 'application', why: 'National service: by university' },
  ])
  expect(sums(applying({ feeSum: aStatedSum({ min: 90 }), isFeeForOthers: true }, german))[0]?.[1]).toBe(0)
})

test('a language test that is still to be taken costs something that nobody tells', () => {
  expect(testOf(given).unknown).toHaveLength(1)
  expect(testOf({ ...given, person: { ...nigerian, hasTest: true } }).unknown).toEqual([])
})
