import { aChoice, aStatedSum, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute } from '@/tests/fixtures/facts'
import { applicationOf, chargesFor, stayOf, testOf, statedLine, chargeLines } from './charges'
import { NOBODY } from './person'
import type { Charge } from '../facts/charges'

const choice = aChoice()
const rules = someRules()
const nigerian = { ...NOBODY, nationalities: ['ng'] }
const german = { ...NOBODY, nationalities: ['de'] }
const given = { choice, rules, person: nigerian, length: 3 }
const sums = ({ lines }: ReturnType<typeof stayOf>) =>
  lines.map(({ id, years }) => [id, ...years.map(({ likely }) => likely)])

test('the visa is paid once and the insurance each year', () => {
  const visaCharges = [aFact({ what: 'biometrics', sum: aStatedSum({ min: 85 }) })]
  expect(sums(stayOf({ ...given, rules: someRules({ visaCharges }) }))).toEqual([
    ['visa-fee', 250],
    ['visa-charge-0', 85],
    ['health', 600, 600, 600],
  ])
})

test('a visa fee is one of those who need a visa, and another one where people apply from outside', () => {
  const visaFee = aFact({ words: 'less from outside', sum: aStatedSum({ min: 99 }), outside: 50 })
  const outside = { countries: ['ng'], isByPassport: false }
  const feeOf = (person: typeof NOBODY) =>
    stayOf({ ...given, person, rules: someRules({ visaFee, outside }) }).lines[0]
  expect(feeOf(nigerian)?.label).toBe('Visa fee, where you need one: Residence permit')
  const sumsOf = [nigerian, { ...nigerian, residence: 'de' }, NOBODY].map((person) => feeOf(person)?.years[0])
  expect(sumsOf).toMatchObject([
    { low: 50, high: 50 },
    { low: 99, high: 99 },
    { low: 50, high: 99 },
  ])
})

test('an application that is among the charges is not paid twice', () => {
  const routes = [aFact(aRoute({ feeSum: aStatedSum({ min: 50 }) }))]
  const charges = (sum: Charge['sum']) => [
    aFact({ level: 'all' as const, what: 'examination fee', sum, isToApply: true as const }),
  ]
  const apply = (sum: Charge['sum']) =>
    applicationOf({ ...given, choice: aChoice({ routes, charges: charges(sum) }) }).lines.length
  expect([apply(aStatedSum({ min: 17_000 })), apply(null)]).toEqual([0, 1])
})

test('a charge of foreigners is none of a citizen, and still one of who pays the fee of students at home', () => {
  const charges = [
    aFact({ level: 'all' as const, what: 'levy', sum: null, isForForeigners: true as const }),
    aFact({ level: 'all' as const, what: 'union', sum: null }),
  ]
  const owedBy = (person: typeof NOBODY) =>
    chargesFor(aChoice({ charges }), { rules, person }).map(({ value }) => value.what)
  expect(owedBy({ ...NOBODY, nationalities: ['nl'] })).toEqual(['union'])
  expect([NOBODY, nigerian, german, { ...nigerian, certificate: 'nl' }].map(owedBy)).toEqual(
    Array(4).fill(['levy', 'union']),
  )
})

test('who needs no visa pays none, and asks about the insurance', () => {
  expect(stayOf({ ...given, person: german })).toMatchObject({ lines: [], unknown: [{ id: 'health' }] })
  const dutch = { ...NOBODY, nationalities: ['nl'] }
  expect(stayOf({ ...given, person: dutch })).toEqual({ lines: [], unknown: [] })
})

test('a visa or an insurance without a sum is not known, with its words', () => {
  const bare = someRules({
    visaFee: aFact({ words: 'by nationality', sum: null }),
    health: aFact({ words: 'national scheme', sum: null, healthPaidAhead: null, healthUntilAge: null }),
  })
  expect(stayOf({ ...given, rules: bare })).toMatchObject({
    lines: [],
    unknown: [
      { id: 'visa-fee', why: 'by nationality' },
      { id: 'visa-charges' },
      { id: 'deposit' },
      { id: 'health', why: 'national scheme' },
    ],
  })
})

test('a charge without a sum is not known, and names what it is for', () => {
  const visaCharges = [aFact({ what: 'test for tuberculosis', sum: null })]
  expect(stayOf({ ...given, rules: someRules({ visaCharges }) }).unknown).toMatchObject([
    { id: 'visa-charge-0', what: 'Test for tuberculosis' },
    { id: 'deposit' },
  ])
})

const insured = (health: object, living: object = {}) =>
  someRules({
    health: aFact({ ...someRules().health!.value, ...health }),
    living: aFact({ ...someRules().living!.value, ...living }),
  })
const healthOf = (rules: ReturnType<typeof someRules>, other: object = {}) => {
  const { lines, unknown } = stayOf({ ...given, rules, ...other })
  return {
    years: lines.find(({ id }) => id === 'health')?.years.map(({ likely }) => likely),
    formula: lines.find(({ id }) => id === 'health')?.formula,
    open: unknown.some(({ id }) => id.startsWith('health')),
  }
}

test('a surcharge goes by the half years of the visa, which is longer than the course', () => {
  const sum = aStatedSum({ min: 776, currency: 'GBP', period: 'year' })
  const rules = insured({ sum, healthPaidAhead: { monthsBeyond: 5, step: 6 } })
  expect(healthOf(rules, { length: 1 })).toMatchObject({ years: [1164], formula: '1.5 years × GBP 776' })
  expect(healthOf(rules, { length: 3 })).toMatchObject({ years: [2716], formula: '3.5 years × GBP 776' })
})

test('insurance that the sum for living contains is not added again, but beside a university’s own sum', () => {
  const rules = insured({}, { includesHealth: true })
  expect(healthOf(rules)).toEqual({ years: undefined, formula: undefined, open: false })
  const otherCosts = [
    aFact({ level: null, what: 'room-and-board' as const, min: 9000, max: null, currency: 'EUR' }),
  ]
  expect(healthOf(rules, { choice: aChoice({ otherCosts }) }).years).toEqual([600, 600, 600])
})

test('from the age at which a tariff ends, the sum is the least', () => {
  const rules = insured({ healthUntilAge: 30 })
  expect(healthOf(rules, { person: { ...nigerian, age: 30 } }).open).toBe(true)
  expect(healthOf(rules, { person: { ...nigerian, age: 29 } }).open).toBe(false)
  const within = insured({ healthUntilAge: 30 }, { includesHealth: true })
  expect(healthOf(within, { person: { ...nigerian, age: 31 } }).open).toBe(true)
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

const lineOf = (sum: Parameters<typeof aStatedSum>[0], length: number) =>
  statedLine(aFact(aStatedSum(sum)), { id: 'charge', part: 'once', label: 'Charge', length }).years

it('is paid once, or in each year by its period, half in half a year', () => {
  const sum = { min: 100, max: null }
  expect(lineOf({ ...sum, period: 'once' }, 3)).toMatchObject([{ likely: 100 }])
  expect(lineOf({ ...sum, period: 'semester' }, 1.5)).toMatchObject([{ likely: 200 }, { likely: 100 }])
  expect(lineOf({ ...sum, period: 'month' }, 1)).toMatchObject([{ likely: 1200 }])
})

it('counts with the one end that is known', () => {
  expect(lineOf({ min: null, max: 80, period: 'once' }, 1)).toMatchObject([{ low: 80, high: 80 }])
  expect(lineOf({ min: 20, max: 80, period: 'once' }, 1)).toMatchObject([{ low: 20, likely: 50, high: 80 }])
})

const charge = (what: string, sum: Charge['sum']) => aFact<Charge>({ level: 'all', what, sum })
const found = (charges: ReturnType<typeof charge>[], length = 1.5) =>
  chargeLines(aChoice({ charges }), length)

test('a charge is paid in each semester or year, or once, and is at its range', () => {
  const { lines, unknown } = found([
    charge('semester contribution', aStatedSum({ min: 70, max: 430, period: 'semester' })),
    charge('admission fee', aStatedSum({ min: 282_000, currency: 'JPY' })),
  ])
  expect(lines).toMatchObject([
    {
      part: 'tuition',
      label: 'Semester contribution',
      formula: '3 semesters × EUR 70–430',
      years: [
        { low: 140, likely: 500, high: 860 },
        { low: 70, likely: 250, high: 430 },
      ],
    },
    { part: 'once', label: 'Admission fee', years: [{ likely: 282_000 }] },
  ])
  expect(unknown).toEqual([])
})

test('a charge without a sum is not known, and neither are those of a place without a rule', () => {
  expect(found([charge('facility fee', null)])).toMatchObject({
    lines: [],
    unknown: [{ what: 'Facility fee' }],
  })
  expect(found([])).toMatchObject({ lines: [], unknown: [{ id: 'charges' }] })
})
