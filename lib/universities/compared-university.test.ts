import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import {
  aFact,
  anEntryFact,
  anOutcome,
  aRoute,
  aTaughtSubject,
  aTuition,
  someFacts,
} from '@/tests/fixtures/facts'
import type { UniversityFacts } from '../facts/fact'
import { toCompared } from './compared-university'
import { comparedAt } from './compared-column'
import { atLevel } from './level-values'

/** What a record of the catalogue says of bachelor's degrees. */
const OF_BACHELORS_ALONE = { tuition: null, gpa: null, deadline: null, english: null }

it('draws every field of a full record in words, with the figure it is compared by', () => {
  const fees = [aFact(aTuition({ min: 12_000, max: 20_000, dollars: 18_600 }))]
  expect(toCompared(aUniversity({ facts: someFacts({ fees }) }))).toMatchObject({
    id: 'university-of-example',
    name: 'University of Example',
    countryCode: 'nl',
    country: 'Netherlands',
    logo: null,
    website: 'https://www.example.edu',
    wholeDegree: null,
    rank: { text: '#120', note: 'QS 2026', figure: 120 },
    acceptance: { text: '40%', note: '2023/24', figure: 40 },
    tuition: {
      text: 'EUR 12,000–20,000 a year',
      note: 'about US$ 18,600 a year · official register, 2024',
      figure: 18600,
    },
    students: { text: '30,000', note: null, figure: 30000 },
    international: { text: '20%', note: 'about 6,000', figure: 20 },
    gpa: { text: '3.0', note: null, figure: 3 },
    applying: null,
    deadline: { text: '1 April', note: 'bachelor’s programmes', figure: null },
    language: null,
    english: { text: 'IELTS 6.5', note: null, figure: null },
    certificate: null,
    established: { text: '1575', note: null, figure: 1575 },
    outcome: null,
    sector: null,
    research: { text: '★ 8.5/10', note: null, figure: 8.5 },
    employment: { text: '88%', note: null, figure: 88 },
    location: 'Leiden',
    programmes: ['Law', 'Medicine'],
    facilities: ['Library', 'Observatory'],
    score: expect.objectContaining({ total: 80 }),
    at: { master: OF_BACHELORS_ALONE, doctorate: OF_BACHELORS_ALONE },
  })
})

it('leaves open what a basic record does not know', () => {
  const { id, name, countryCode, country, programmes, facilities, score, ...facts } =
    toCompared(aBasicUniversity())
  expect([id, name, countryCode, country]).toEqual([
    'university-of-example',
    'University of Example',
    'nl',
    'Netherlands',
  ])
  expect([programmes, facilities]).toEqual([[], []])
  expect(score.total).toBeNull()
  expect(Object.values(facts)).toEqual(Object.values(facts).map(() => null))
})

const fee = (min: number, currency: string, note: string | null = null) => ({
  min,
  max: null,
  currency,
  period: 'year' as const,
  academicYear: '2025',
  note,
})
const charging = (min: number, currency: string, usd: number, note?: string) =>
  toCompared({
    ...aUniversity({
      tuitionFees: {
        domestic: null,
        domesticNumeric: null,
        international: fee(min, currency, note),
        internationalNumeric: usd,
      },
    }),
    facts: undefined,
  }).tuition

it('takes no fee for 0 dollars, which needs no conversion', () => {
  expect(charging(0, 'EUR', 0, 'semester contribution only')).toEqual({
    text: 'No tuition fee',
    note: '2025 · semester contribution only',
    figure: 0,
  })
})

it('does not convert dollars into dollars', () => {
  expect(charging(56169, 'USD', 56169)).toEqual({ text: 'USD 56,169 a year', note: '2025', figure: 56169 })
})

it('says how students were counted, and keeps the printed rank of a band', () => {
  const university = toCompared(
    aUniversity({
      studentDefinition: 'full-time-equivalent',
      worldRanking: { rank: 851, label: '851–900', publisher: 'QS', year: 2026 },
    }),
  )
  expect(university.students?.note).toBe('full-time equivalent')
  expect(university.rank).toEqual({ text: '#851–900', note: 'QS 2026', figure: 851 })
})

it('works a share out of two counts, and none out of one', () => {
  const counted = { internationalStudents: 3000, internationalPercent: null }
  expect(toCompared(aUniversity(counted)).international).toEqual({ text: '3,000', note: null, figure: 10 })
  expect(toCompared(aUniversity({ ...counted, studentPopulation: null })).international?.figure).toBeNull()
})

const factsOf = (facts: Partial<UniversityFacts>) => toCompared(aBasicUniversity({ facts: someFacts(facts) }))

it('compares the price of a level, with its kind and year, and no other figure as if it were one', () => {
  const price = aFact(aTuition({ dollars: 9000 }), { year: '2023/24' })
  const usual = aFact(aTuition({ level: 'master', min: 4000, max: 12_000, dollars: 9000 }), { kind: 'usual' })
  const column = factsOf({ fees: [price], usualFees: [usual] })
  expect(atLevel(column, 'bachelor').tuition).toEqual({
    text: 'EUR 8,000 a year',
    note: 'about US$ 9,000 a year · official register, 2023/24',
    figure: 9000,
  })
  expect(atLevel(column, 'master').tuition).toEqual({
    text: 'mostly EUR 4,000–12,000 a year',
    note: 'usual range in the country, 2024',
    figure: null,
    from: 4500,
  })
  const doctorate = comparedAt(column, 'doctorate')
  expect(doctorate.tuition).toBeNull()
  expect(doctorate.elsewhere.tuition).toBe(
    'For a bachelor’s: EUR 8,000 a year · For a master’s: mostly EUR 4,000–12,000 a year',
  )
})

it('names the largest subjects where the record names no programmes', () => {
  const subjects = ['Law', 'Music'].map((subject, at) => aFact(aTaughtSubject({ subject, count: 9 - at })))
  expect(factsOf({ subjects }).programmes).toEqual(['Law', 'Music'])
  const named = toCompared(aUniversity({ facts: someFacts({ subjects }) }))
  expect(named.programmes).toEqual(['Law', 'Medicine'])
})

it('says how to apply, in which language, with what English, and what becomes of whom', () => {
  const column = factsOf({
    sector: aFact('public'),
    routes: [aFact(aRoute({ name: 'UCAS' }), { kind: 'service' })],
    entry: [
      anEntryFact('teaching-language', { text: 'English', languages: ['en'] }),
      anEntryFact('english-minimum', { text: 'by university' }),
    ],
    outcomes: [aFact(anOutcome({ whose: 'mostly home graduates' }))],
  })
  expect(column).toMatchObject({
    sector: { text: 'Public', note: 'official register, 2024' },
    applying: { text: 'UCAS', note: 'set by the application service, 2024' },
    deadline: { text: '13 January', note: 'UCAS · 2027 entry' },
    language: { text: 'English', note: 'official register, 2024' },
    english: { text: 'By university' },
    outcome: {
      text: 'In work or further study: 90%',
      note: 'mostly home graduates · 400 people, 55% answered · official register, 2024',
    },
  })
  const master = comparedAt(column, 'master')
  expect([master.applying, master.deadline]).toEqual([null, null])
  expect(master.elsewhere).toEqual({
    applying: 'For a bachelor’s: UCAS',
    deadline: 'For a bachelor’s: 13 January',
  })
})
