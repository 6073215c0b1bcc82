import { aCard } from '@/tests/fixtures/a-card'
import { aRecord } from '@/tests/fixtures/a-record'
import { toCard } from './card'
import { deriveUniversity } from './record/derive'
import { NOT_REPORTED } from '../text/not-reported'
import type { UniversityRecord } from './record/schema'

const RATES = {
  date: '2026-11-01',
  base: 'USD',
  source: { title: 'Rates', url: 'https://example.org' },
  rates: { USD: 1, EUR: 0.9 },
} as const

const cardOf = (record: UniversityRecord, nationalRanking: number | null = null) =>
  toCard(
    deriveUniversity(
      record,
      { code: 'fr', name: 'France', region: 'europe', currency: 'EUR', aliases: [] },
      nationalRanking,
      RATES,
    ),
  )

const ENTRY = {
  minimumGPA: null,
  englishTest: null,
  requiredTests: null,
  applicationDeadline: null,
  earlyDeadline: null,
}
const CAMPUS = { location: null, housing: null, clubs: null, campusSize: null, nearestCity: null }
const EURO = { currency: 'EUR', period: 'year' } as const

it('leaves out every group of which nothing is known', () => {
  expect(cardOf(aRecord())).toEqual(aCard())
})

it('says every figure in words', () => {
  const card = cardOf(
    aRecord({
      depth: 'full',
      website: 'https://www.example.org',
      worldRanking: { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
      establishedYear: 1096,
      studentPopulation: 27_340,
      studentDefinition: 'undergraduates',
      internationalStudents: 0,
      acceptanceRate: 12.34,
    }),
    3,
  )
  expect(card).toMatchObject({
    isFull: true,
    website: 'https://www.example.org',
    rank: { label: '601–610', publisher: 'QS', year: 2026, national: 3 },
    established: '1096',
    students: '27,340',
    studentsNote: 'undergraduates only',
    international: '0',
    acceptance: '12.3%',
  })
})

it('has no note for students counted by heads', () => {
  expect(cardOf(aRecord({ studentPopulation: 5, studentDefinition: 'headcount' })).studentsNote).toBeNull()
})

describe('tuition', () => {
  const tuition = (fees: NonNullable<Parameters<typeof aRecord>[0]>['tuitionFees']) =>
    cardOf(aRecord({ tuitionFees: fees })).tuition

  it('names both fees and their year once', () => {
    expect(
      tuition({
        domestic: { ...EURO, min: 0, academicYear: '2025/26' },
        international: { ...EURO, min: 2000, max: 9000, academicYear: '2025/26' },
      }),
    ).toEqual({ international: 'EUR 2,000–9,000 a year', domestic: 'No tuition fee', year: '2025/26' })
  })

  it('says which fee is not reported, and both years where they differ', () => {
    expect(
      tuition({ domestic: null, international: { ...EURO, min: 1, academicYear: '2024' } }),
    ).toMatchObject({
      domestic: NOT_REPORTED,
      year: '2024',
    })
    expect(
      tuition({
        domestic: { ...EURO, min: 1, academicYear: '2024' },
        international: { ...EURO, min: 1, academicYear: '2025' },
      })?.year,
    ).toBe('2025, 2024')
  })
})

it('names the groups it belongs to, and says nothing where there are none', () => {
  expect(cardOf(aRecord({ groups: ['ancient', 'russell-group'] })).groups).toEqual([
    'Russell Group',
    'Ancient university',
  ])
  expect(cardOf(aRecord())).not.toHaveProperty('groups')
})

it('shows four programmes and two scholarships, and counts the rest', () => {
  const card = cardOf(
    aRecord({
      popularPrograms: ['Law', 'Music', 'History', 'Physics', 'Nursing', 'Dentistry'],
      availableScholarships: ['One', 'Two'],
    }),
  )
  expect(card.programmes).toEqual({ shown: ['Law', 'Music', 'History', 'Physics'], more: 2 })
  expect(card.scholarships).toEqual({ shown: ['One', 'Two'], more: 0 })
})

describe('admission', () => {
  const entry = (given: Partial<typeof ENTRY> | object) =>
    cardOf(aRecord({ admissionRequirements: { ...ENTRY, ...given } }))

  it('lists grade, English test and every other test by name', () => {
    expect(
      entry({
        minimumGPA: 3,
        englishTest: 'IELTS 6.5 (6.0 in each part)',
        requiredTests: ['SAT', 'LNAT (law)'],
      }).entry,
    ).toBe('Min GPA 3.0 · IELTS 6.5 · SAT, LNAT')
  })
  it('never rounds a grade up', () => {
    expect(entry({ minimumGPA: 3.25 }).entry).toBe('Min GPA 3.25')
  })
  it('tells "none asked" from unknown', () => {
    expect(entry({ requiredTests: [] }).entry).toBe('No admission test')
    expect(entry({ requiredTests: null }).entry).toBeNull()
  })
  it('gives the deadline as exactly as it is known', () => {
    expect(entry({ applicationDeadline: { month: 1, day: 31 } }).deadline).toBe('31 January')
    expect(entry({ applicationDeadline: { month: 10, day: null } }).deadline).toBe('October')
  })
})

describe('campus life', () => {
  const campus = (given: Partial<typeof CAMPUS> | object) =>
    cardOf(aRecord({ campusLife: { ...CAMPUS, ...given } })).campus

  it.each([
    [{ housing: true, clubs: 1200 }, 'Housing: Available · Clubs: 1,200+ active'],
    [{ housing: false }, 'Housing: Not Available'],
    [{ clubs: 40 }, 'Clubs: 40+ active'],
    [{}, null],
  ])('of %o reads %p', (given, text) => {
    expect(campus(given)).toBe(text)
  })
})

describe('description', () => {
  const description = (text: string) => cardOf(aRecord({ description: text })).description

  it('is whole while it fits three lines', () => {
    expect(description('Short and whole.')).toBe('Short and whole.')
  })
  it('is cut between words, without a comma before the dots', () => {
    expect(description(`${'word '.repeat(29)}end, and ${'more '.repeat(20)}`)).toBe(
      `${'word '.repeat(29)}end…`,
    )
  })
  it('is cut somewhere even when it is one long word', () => {
    expect(description('x'.repeat(400))).toHaveLength(151)
  })
})
