import { aStatedSum, RATES, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute, aTuition } from '@/tests/fixtures/facts'
import { countryCost } from './country-cost'
import { NOBODY } from './person'

const university = (name: string, min: number, fields: object = {}, fact: object = {}) => ({
  id: name,
  name,
  fees: [aFact(aTuition({ min, ...fields }), fact)],
  otherCosts: [],
  charges: [],
  routes: [],
})
const about = (given: Partial<Parameters<typeof countryCost>[0]> = {}) =>
  countryCost({
    rules: someRules(),
    level: 'bachelor',
    person: { ...NOBODY, hasTest: true },
    currency: 'NGN',
    rates: RATES,
    universities: [
      university('c', 9000),
      university('a', 1000),
      university('b', 2000, { period: 'semester' }),
    ],
    usualFees: [aFact(aTuition({ min: 5000, max: 7000 }), { kind: 'usual' })],
    years: aFact({ min: 3, max: 3 }),
    ...given,
  })
const tuition = ({ table }: ReturnType<typeof about>) => table.lines.find(({ id }) => id === 'tuition')

test('the range of the official fees, with their middle, stands for the country, the lowest fees first', () => {
  const cost = about()
  expect(cost.cheapest).toMatchObject([
    { name: 'a', words: 'EUR 1,000 a year', fact: { kind: 'register', year: '2024' }, own: 1_000_000 },
    { name: 'b', local: 4000 },
    { name: 'c' },
  ])
  expect(cost).toMatchObject({ counted: 3, of: 3, span: { local: { low: 1000, high: 9000 } } })
  expect(tuition(cost)).toMatchObject({ isUsual: true, formula: '3 years × EUR 1,000–9,000' })
  expect(tuition(cost)?.years[0]).toEqual({ low: 1000, likely: 4000, high: 9000 })
  const even = about({ universities: [...'abcd'].map((name, at) => university(name, at * 1000)) })
  expect(tuition(even)?.years[0]).toEqual({ low: 0, likely: 1500, high: 3000 })
})

test('one fee at all of them is called so', () => {
  const same = about({ universities: [...'abc'].map((name) => university(name, 178)) })
  expect(tuition(same)).toMatchObject({
    formula: '3 years × EUR 178',
    note: expect.stringMatching(/All of them charge this$/),
  })
})

test('the way to apply is one that the person may take, among those of most universities', () => {
  const ways = [
    aFact(aRoute({ name: 'Abroad', who: 'international', feeSum: aStatedSum({ min: 50 }) })),
    aFact(aRoute({ name: 'Citizens', who: 'eu-eea', feeSum: aStatedSum({ min: 0 }) })),
  ]
  const universities = [...'abcd'].map((name, at) => ({
    ...university(name, 1000),
    routes: at < 2 ? ways : [],
  }))
  const application = (nationality: string) =>
    about({ universities, person: { ...NOBODY, nationalities: [nationality] } }).table.lines.find(
      ({ id }) => id === 'application',
    )?.label
  expect([application('ng'), application('at')]).toEqual(['Application: Abroad', 'Application: Citizens'])
})

test('fees that go by income keep their ends', () => {
  const cost = about({ universities: [...'abc'].map((name) => university(name, 0, { max: 4500 })) })
  expect(cost.span?.local).toMatchObject({ low: 0, high: 4500 })
  expect(tuition(cost)?.formula).toBe('3 years × EUR 0–4,500')
})

test('of too few official fees no middle is made: the usual range stands for the country', () => {
  const cost = about({ universities: [university('a', 1000), university('b', 1, {}, { kind: 'general' })] })
  expect(cost).toMatchObject({ counted: 1, of: 2 })
  expect(tuition(cost)?.formula).toBe('3 years × EUR 5,000–7,000')
  expect(about({ universities: [], usualFees: [] })).toMatchObject({
    span: null,
    cheapest: [],
    table: { lacks: ['tuition'] },
  })
})

test('a person’s status decides whose fee is counted', () => {
  const home = university('home', 500, { status: 'eu-eea' })
  const person = { nationalities: ['de'], residence: '', hasTest: true, age: null }
  expect(
    about({ person, universities: [home, university('x', 9000)] }).cheapest.map(({ name }) => name),
  ).toEqual(['home'])
})

test('where the state names no sum for living, the middle of what universities tell stands in', () => {
  const housed = (name: string, min: number) => ({
    ...university(name, 1000),
    otherCosts: [aFact({ level: null, what: 'room-and-board' as const, min, max: null, currency: 'EUR' })],
  })
  const universities = [housed('a', 9000), housed('b', 5000), housed('c', 7000)]
  const cost = about({ rules: someRules({ living: null }), universities })
  expect(cost.table.lines.find(({ id }) => id === 'living')).toMatchObject({
    formula: '3 years × EUR 7,000',
    note: 'The middle of the sums that 3 universities report',
  })
  expect(about({ universities }).table.lines.find(({ id }) => id === 'living')?.formula).toBe(
    '36 months × EUR 1,000',
  )
})

test('most universities’ way to apply stands for the country, not that of one kind of school', () => {
  const by = (name: string) => aFact(aRoute({ name, feeSum: aStatedSum({ min: 50 }) }))
  const applied = (name: string, route: string) => ({ ...university(name, 1000), routes: [by(route)] })
  const universities = [applied('a', 'Music schools'), applied('b', 'Direct'), applied('c', 'Direct')]
  expect(about({ universities }).table.lines.find(({ id }) => id === 'application')?.label).toBe(
    'Application: Direct',
  )
})
