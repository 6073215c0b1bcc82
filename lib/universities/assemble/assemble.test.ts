import { aRecord } from '@/tests/fixtures/a-record'
import { someRates } from '@/tests/fixtures/rates'
import { NO_FACTS, type Fact, type Tuition } from '@/lib/facts/fact'
import { EditionSchema, type Statement } from '@/lib/facts/register'
import { aSource } from '@/tests/fixtures/a-source'
import { assemble } from './assemble'
import { feeAt } from '../answers/fee'
import { moneyOf } from './fees'
import type { Layers } from './layers'

const SOURCES = {
  'own-figures': aSource({ publisher: 'The university', kind: 'reported', year: '2025/26' }),
  'old-figures': aSource({ publisher: 'The university', kind: 'reported', year: '2019' }),
  register: aSource({ publisher: 'Ministry', title: 'Register', kind: 'register', year: '2024' }),
  'other-register': aSource({ publisher: 'Office', title: 'Other register', kind: 'register', year: '2022' }),
}

const said = (universities: Record<string, object>, edition: object = {}) =>
  Object.values(
    EditionSchema.parse({ source: 'register', year: '2024', readOn: '2026-11-22', universities, ...edition })
      .universities,
  ).map((statement: Statement) => ({
    edition: EditionSchema.parse({
      source: 'register',
      year: '2024',
      readOn: '2026-11-22',
      universities: {},
      ...edition,
    }),
    statement,
    isCitedOnly: false,
  }))

const layers = (change: Partial<Layers> = {}): Layers => ({
  said: [],
  ruled: NO_FACTS,
  sourceOf: (key) => SOURCES[key as keyof typeof SOURCES],
  rates: someRates({ EUR: 0.5, USD: 1 }),
  today: '2026-11-27',
  ...change,
})

const record = (change: object = {}) =>
  aRecord({
    id: 'alpha',
    countryCode: 'nl',
    sources: [{ source: 'register', checkedOn: '2026-05-01', fields: ['name', 'countryCode'] }],
    ...change,
  })

const from = (source: string, ...fields: string[]) => ({ source, checkedOn: '2026-05-01', fields })

const STUDENTS = {
  alpha: { students: { count: 9000, definition: 'headcount' }, international: { percent: 12 } },
}

it('fills what the record lacks, and names the register as its source', () => {
  const university = assemble(record(), layers({ said: said(STUDENTS) }))
  expect(university).toMatchObject({
    studentPopulation: 9000,
    studentDefinition: 'headcount',
    internationalPercent: 12,
  })
  expect(university.sources).toEqual([
    {
      source: 'register',
      url: null,
      checkedOn: '2026-11-22',
      fields: ['name', 'countryCode', 'studentPopulation', 'studentDefinition', 'internationalPercent'],
    },
  ])
})

it('keeps a university’s own current figure, and takes all fields of one filling from one source', () => {
  const own = record({
    studentPopulation: 8000,
    studentDefinition: 'full-time-equivalent',
    sources: [from('own-figures', 'studentPopulation', 'studentDefinition')],
  })
  expect(assemble(own, layers({ said: said(STUDENTS) }))).toMatchObject({
    studentPopulation: 8000,
    studentDefinition: 'full-time-equivalent',
    internationalPercent: null,
  })
})

it('replaces an old figure, and general knowledge, whose claims go with it', () => {
  const old = record({
    studentPopulation: 8000,
    studentDefinition: 'headcount',
    acceptanceRate: 50,
    sources: [from('old-figures', 'studentPopulation', 'studentDefinition')],
    editorial: { fields: ['acceptanceRate'], month: '2026-11', checkAt: 'https://alpha.example.org' },
  })
  const both = { alpha: { ...STUDENTS.alpha, acceptanceRate: 61.5 } }
  const university = assemble(old, layers({ said: said(both, { year: '2023/24' }) }))
  expect(university).toMatchObject({
    studentPopulation: 9000,
    acceptanceRate: 61.5,
    acceptanceRateYear: '2023/24',
    editorial: null,
  })
  expect(university.sources.map(({ source }) => source)).toEqual(['register'])
  expect(old.studentPopulation).toBe(8000)
})

it('lets figures that may only be cited stand beside the record, and not in it', () => {
  const cited = said(STUDENTS).map((each) => ({ ...each, isCitedOnly: true }))
  const { studentPopulation, sources, facts } = assemble(record(), layers({ said: cited }))
  expect(studentPopulation).toBeNull()
  expect(sources).toEqual(record().sources)
  expect(facts.citedStudents).toMatchObject({
    value: { count: 9000, definition: 'headcount', percent: 12 },
    source: { publisher: 'Ministry' },
    year: '2024',
  })
})

it('leaves figures that may only be cited out where the record has its own', () => {
  const cited = said(STUDENTS).map((each) => ({ ...each, isCitedOnly: true }))
  const own = record({ studentPopulation: 8000, studentDefinition: 'headcount' })
  expect(assemble(own, layers({ said: cited })).facts.citedStudents).toBeNull()
})

it('takes the rate of those in work or study before that of those in work, and none of a single subject', () => {
  const outcome = (change: object) => ({ measure: 'employed', unit: '%', value: 80, ...change })
  const stated = (...outcomes: object[]) => said({ alpha: { outcomes } })
  const rateOf = (...outcomes: object[]) =>
    assemble(record(), layers({ said: stated(...outcomes) })).academics?.employmentRate ?? null
  expect(rateOf(outcome({}), outcome({ measure: 'work-or-study', value: 90 }))).toBe(90)
  expect(rateOf(outcome({ subject: 'Law' }))).toBeNull()
})

const fee = (change: object = {}) => ({
  level: 'bachelor',
  status: 'international',
  min: 10_000,
  currency: 'EUR',
  ...change,
})

describe('fees', () => {
  it('are held by level and status, in dollars too, and the bachelor’s is the record’s', () => {
    const { facts, tuitionFees } = assemble(
      record(),
      layers({
        said: said({ alpha: { fees: [fee(), fee({ level: 'master', min: 15_000, max: 17_000 })] } }),
      }),
    )
    expect(feeAt(facts.fees, 'bachelor', 'international')).toMatchObject({
      value: { min: 10_000, dollars: 20_000 },
      kind: 'register',
    })
    expect(feeAt(facts.fees, 'master', 'international')?.value.dollars).toBe(32_000)
    expect(feeAt(facts.fees, 'doctorate', 'international')).toBeNull()
    expect(tuitionFees.international).toMatchObject({ min: 10_000, currency: 'EUR', academicYear: '2024' })
  })

  it('come from one source for each level and status, the newest register before others', () => {
    const { facts } = assemble(
      record(),
      layers({
        said: [
          ...said({ alpha: { fees: [fee({ min: 7000 })] } }, { source: 'other-register', year: '2022' }),
          ...said({
            alpha: { fees: [fee({ condition: 'in English' }), fee({ min: 9000, condition: 'in Dutch' })] },
          }),
        ],
      }),
    )
    expect(facts.fees.map(({ value: { min, condition } }) => [min, condition])).toEqual([
      [10_000, 'in English'],
      [9000, 'in Dutch'],
    ])
  })

  it('are never a usual range of the country', () => {
    const usual = { ...ruledFee(), kind: 'usual' as const }
    const { facts, tuitionFees } = assemble(record(), layers({ ruled: { ...NO_FACTS, usualFees: [usual] } }))
    expect(feeAt(facts.fees, 'bachelor', 'international')).toBeNull()
    expect(tuitionFees.international).toBeNull()
    expect(facts.usualFees).toEqual([usual])
  })

  it('are those for everybody where there are none for students from abroad', () => {
    const { facts } = assemble(
      record(),
      layers({ said: said({ alpha: { fees: [fee({ status: 'all' })] } }) }),
    )
    expect(feeAt(facts.fees, 'bachelor', 'international')?.value.status).toBe('all')
  })

  it.each([
    ['semester', { min: 1000, max: 3000 }, { min: 2000, max: 6000 }],
    ['year', { min: 1000, isFloor: true }, { min: 1000, note: 'from this sum up' }],
    ['credit', { min: 100 }, null],
    ['year', { min: null, max: 9790 }, null],
  ] as const)('become a sum a year, or none: %s %p', (period, sums, expected) => {
    const money = moneyOf(ruledFee({ period, ...sums }))
    if (expected) expect(money).toMatchObject(expected)
    else expect(money).toBeNull()
  })
})

function ruledFee(change: Partial<Tuition> = {}): Fact<Tuition> {
  return {
    value: {
      level: 'bachelor',
      status: 'international',
      min: 5000,
      max: null,
      isFloor: false,
      currency: 'EUR',
      period: 'year',
      condition: null,
      dollars: 10_000,
      ...change,
    },
    kind: 'law',
    year: '2026/27',
    source: { publisher: 'Ministry', title: 'Order', url: 'https://law.example.org' },
    note: null,
    isUnsure: false,
  }
}
