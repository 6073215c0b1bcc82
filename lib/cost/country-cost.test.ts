import { aStatedSum, RATES, someRules } from '@/tests/fixtures/choice'
import { aFact, aRoute, aTuition } from '@/tests/fixtures/facts'
import { countryCost } from './country-cost'
import { NOBODY } from './person'
import { totalInWords } from './words'

const university = (name: string, min: number, fields: object = {}, fact: object = {}) => ({
  id: name,
  name,
  fees: [aFact(aTuition({ min, ...fields }), fact)],
  usualFees: [],
  otherCosts: [],
  charges: [],
  routes: [],
  deadlines: [],
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

test('the sources of a usual sum are those of all its fees, each with its year', () => {
  const register = { source: { publisher: 'Register', title: 'Fees', url: 'https://example.org/' } }
  const universities = [
    university('a', 1000, {}, { year: '2023', ...register }),
    ...['b', 'c'].map((name) => university(name, 2000, {}, { year: '2024', ...register })),
  ]
  expect(about({ universities }).sources).toEqual([
    { kind: 'register', year: '2024', ...register, fees: 2 },
    { kind: 'register', year: '2023', ...register, fees: 1 },
  ])
  // One of many says nothing of the country.
  const others = Array.from({ length: 20 }, (_, at) => ({ ...university(`o${at}`, 0), fees: [] }))
  expect(about({ universities: [university('a', 1000), ...others] }).sources).toEqual([])
})

test('one fee at all of them is called so', () => {
  const same = about({ universities: [...'abc'].map((name) => university(name, 178)) })
  expect(tuition(same)).toMatchObject({
    formula: '3 years × EUR 178',
    note: expect.stringMatching(/All of them charge this$/),
  })
})

test('the way to apply is one that the person may take, among those of at least half of the universities', () => {
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

test('of equal fees a certain one stands before one to check, whatever their ranks', () => {
  const unsure = { ...university('unsure', 0, {}, { isUnsure: true }), rank: 1 }
  const { cheapest } = about({ universities: [unsure, university('certain', 0), university('c', 9000)] })
  expect(cheapest.map(({ name }) => name)).toEqual(['certain', 'unsure', 'c'])
})

/** Of a university that names no fee only the usual one of its kind is known, or nothing. */
const unnamed = (name: string, usual: object | null = null) => ({
  ...university(name, 0),
  fees: [],
  usualFees: usual ? [aFact(aTuition(usual), { kind: 'usual' as const })] : [],
})

test('the fees of one region are no more than a part of the country’s range: the usual fees of the others count too', () => {
  const others = [...'defgh'].map((name) => unnamed(name, { min: 700, max: 9500 }))
  const cost = about({ universities: [...[...'abc'].map((name) => university(name, 757)), ...others] })
  expect(cost).toMatchObject({ counted: 3, of: 8, span: { local: { low: 757, high: 757 } } })
  expect(tuition(cost)).toMatchObject({
    label: 'Usual tuition in the Netherlands',
    formula: '3 years × EUR 700–9,500',
    source: {
      title: 'From the lowest to the highest of 3 official fees and the usual fees of 5 universities',
    },
  })
  expect(tuition(cost)?.years[0]?.likely).toBe(5100)
})

test('fees of fewer than half of the universities say of how many they are, also beside the total', () => {
  const others = [...'defgh'].map((name) => unnamed(name))
  const { table } = about({ universities: [...[...'abc'].map((name) => university(name, 757)), ...others] })
  expect(table.lines.find(({ id }) => id === 'tuition')).toMatchObject({
    label: 'Usual tuition at 3 of the 8 universities in the Netherlands',
    note: expect.stringMatching(/All of them charge this\. Of the other 5 universities no fee is known$/),
  })
  expect(totalInWords(table)).toContain(', if it charges as 3 of 8 universities here do')
})

test('fees of some programmes alone say so: all of them beside the sum, some of them below it, and each of the lowest', () => {
  const inEnglish = (name: string) => university(name, 3000, { condition: 'programmes in English' })
  const all = about({ universities: [...'abc'].map(inEnglish) })
  expect(tuition(all)?.label).toBe('Usual tuition in the Netherlands: programmes in English')
  expect(all.cheapest[0]?.words).toBe('EUR 3,000 a year, programmes in English')
  const some = tuition(about({ universities: [inEnglish('a'), inEnglish('b'), university('c', 3000)] }))
  expect(some?.label).toBe('Usual tuition in the Netherlands')
  expect(some?.note).toContain('2 fees are for some programmes or people alone')
})

test('a fee in another currency is a whole sum in that of the country', () => {
  const universities = [...'abc'].map((name) => university(name, 1001, { currency: 'USD' }))
  expect(tuition(about({ universities }))?.formula).toMatch(/^3 years × EUR [\d,]+$/)
})

test('a handful of fees says nothing of a country', () => {
  const others = (number: number) => Array.from({ length: number }, (_, at) => unnamed(`u${at}`))
  for (const universities of [
    [],
    [university('a', 1000), university('b', 1, {}, { kind: 'general' }), ...others(1)],
    [...[...'abc'].map((name) => university(name, 757)), ...others(30)],
  ])
    expect(about({ universities }).table.lacks).toEqual(['tuition'])
  expect(about({ universities: [university('a', 1000), ...others(1)] }).table.lacks).toEqual([])
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

test('the charge of one university is not that of a country where most have none', () => {
  const fee = aFact({ level: 'all' as const, what: 'further fees', sum: aStatedSum({ min: 50 }) })
  const chargesOf = (having: string) =>
    about({
      universities: [...'abcd'].map((name) => ({
        ...university(name, 1000),
        charges: having.includes(name) ? [fee] : [],
      })),
    }).table.lines.filter(({ label }) => label === 'Further fees').length
  expect([chargesOf('a'), chargesOf('abc')]).toEqual([0, 1])
})

test('most universities’ way to apply stands for the country, not that of one kind of school', () => {
  const by = (name: string) => aFact(aRoute({ name, feeSum: aStatedSum({ min: 50 }) }))
  const applied = (name: string, route: string) => ({ ...university(name, 1000), routes: [by(route)] })
  const universities = [applied('a', 'Music schools'), applied('b', 'Direct'), applied('c', 'Direct')]
  expect(about({ universities }).table.lines.find(({ id }) => id === 'application')?.label).toBe(
    'Application: Direct',
  )
})
