import { aBasicUniversity, aUniversity, taught } from '@/tests/fixtures/a-university'
import type { University } from './record/schema'
import { nearestResearched, similarUniversities } from './similar'

const named = (name: string, fields: Partial<University>) =>
  aBasicUniversity({ id: name.toLowerCase(), name, countryCode: 'xx', ...fields })
const ranked = (rank: number) => ({ rank, label: String(rank), publisher: 'QS', year: 2026 })
const summary = (university: University, others: University[], count = 9) =>
  similarUniversities(university, [university, ...others], count).map((similar) => [
    similar.university.name,
    similar.reasons,
  ])

it('never names the university itself, and no more than asked for', () => {
  const university = named('Here', {})
  expect(similarUniversities(university, [university], 6)).toEqual([])
  expect(summary(university, [named('A', {}), named('B', {}), named('C', {})], 2)).toHaveLength(2)
})

it('names none that is alike in nothing, and goes by name between equals', () => {
  const elsewhere = named('Elsewhere', { countryCode: 'yy' })
  expect(summary(named('Here', {}), [named('B', {}), elsewhere, named('A', {})])).toEqual([
    ['A', ['same country']],
    ['B', ['same country']],
  ])
})

it('puts a shared country (3) before a shared size (2)', () => {
  const here = named('Here', { studentPopulation: 10000, studentDefinition: 'headcount' })
  const size = named('Size', {
    countryCode: 'yy',
    studentPopulation: 10000,
    studentDefinition: 'headcount',
  })
  expect(summary(here, [size, named('Country', {})])).toEqual([
    ['Country', ['same country']],
    ['Size', ['similar size']],
  ])
})

it('compares sizes only when they count the same way', () => {
  const here = named('Here', { studentPopulation: 10000, studentDefinition: 'headcount' })
  const other = named('Other', {
    countryCode: 'yy',
    studentPopulation: 10000,
    studentDefinition: 'undergraduates',
  })
  expect(summary(here, [other])).toEqual([])
})

it('weighs ranks by ratio: 1.5 times apart is near, three times apart is not', () => {
  const here = named('Here', { worldRanking: ranked(100) })
  const at = (name: string, rank: number) => named(name, { countryCode: 'yy', worldRanking: ranked(rank) })
  // Closeness is 1 - ln(ratio) / ln 3: 0.63 at 150, 0.37 at 200, 0 at 300.
  expect(summary(here, [at('No', 300), at('Middle', 200), at('Near', 150)])).toEqual([
    ['Near', ['similar world ranking']],
    ['Middle', []],
  ])
})

it('counts programmes in common among all that either names', () => {
  const here = named('Here', { popularPrograms: [taught('Law'), taught('Medicine')] })
  const other = named('Other', { countryCode: 'yy', popularPrograms: [taught('Law')] })
  expect(summary(here, [other])).toEqual([['Other', ['shared programmes']]])
})

it('takes 111 kilometres, one degree of latitude, for nearby, and 222 not', () => {
  const at = (name: string, lat: number) =>
    named(name, { countryCode: name, coordinates: { lat, lng: 4, precision: 'city' } })
  expect(summary(at('Here', 50), [at('B', 52), at('A', 51)])).toEqual([
    ['A', ['nearby']],
    ['B', []],
  ])
})

it('names similar tuition within half of twice', () => {
  const fee = (name: string, internationalNumeric: number) =>
    named(name, {
      countryCode: name,
      tuitionFees: { domestic: null, international: null, domesticNumeric: null, internationalNumeric },
    })
  expect(summary(fee('Here', 10000), [fee('Double', 20000), fee('Near', 12000)])).toEqual([
    ['Near', ['similar tuition']],
  ])
})

describe('the nearest researched universities', () => {
  const at = (name: string, lat: number, fields: Partial<University> = {}) =>
    aUniversity({
      id: name.toLowerCase(),
      name,
      coordinates: { lat, lng: 0, precision: 'city' },
      ...fields,
    })
  const near = (university: University, others: University[]) =>
    nearestResearched(university, [university, ...others], 2).map(({ university: { name }, reasons }) => [
      name,
      ...reasons,
    ])

  it('are told with how far they are, without basic records and those of no position', () => {
    const others = [
      at('Far', 3),
      at('Town', 0.05),
      at('Near', 1),
      at('Basic', 0, { depth: 'basic' }),
      at('Nowhere', 0, { coordinates: null }),
    ]
    expect(near(at('Here', 0, { depth: 'basic' }), others)).toEqual([
      ['Town', 'near the same town'],
      ['Near', 'about 110 km'],
    ])
  })

  it('of a place without a position are those most like it', () => {
    const here = at('Here', 0, { depth: 'basic', coordinates: null, countryCode: 'xx' })
    expect(near(here, [at('Other', 0), at('Country', 0, { countryCode: 'xx' })])[0]?.[0]).toBe('Country')
  })
})
