import { aRecord } from '@/tests/fixtures/a-record'
import { aRow } from '@/tests/fixtures/a-row'
import { deriveUniversity } from './record/derive'
import type { UniversityRecord } from './record/schema'
import { toRow } from './to-row'

const FRANCE = { code: 'fr', name: 'France', region: 'europe', currency: 'EUR', aliases: [] } as const
const RATES = {
  date: '2026-11-01',
  base: 'USD',
  source: { title: 'Rates', url: 'https://example.org' },
  rates: { USD: 1, EUR: 0.5 },
} as const

const rowOf = (record: UniversityRecord) =>
  toRow(deriveUniversity(record, { ...FRANCE, aliases: [] }, null, RATES), 7)

const campus = (campusSize: number) =>
  aRecord({ campusLife: { location: null, housing: null, clubs: null, campusSize, nearestCity: null } })

it('leaves unknown what a basic record does not say', () => {
  expect(rowOf(aRecord())).toEqual(aRow({ countryOrder: 7, text: '' }))
})

it('takes the figures a full record gives', () => {
  const row = rowOf(
    aRecord({
      depth: 'full',
      name: 'Université d’Été',
      worldRanking: { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
      studentPopulation: 20_000,
      acceptanceRate: 12.5,
      popularPrograms: ['Law', 'Biology'],
      facilities: ['Museum', 'Library'],
      tuitionFees: {
        domestic: null,
        international: { min: 1000, max: 3000, currency: 'EUR', period: 'year', academicYear: '2025/26' },
      },
      admissionRequirements: {
        minimumGPA: 3.2,
        englishTest: null,
        requiredTests: null,
        applicationDeadline: { month: 9, day: 30 },
        earlyDeadline: { month: 1 },
      },
      academics: { facultyStudentRatio: null, researchRating: 7.5, employmentRate: 91, averageSalary: null },
    }),
  )
  expect(row).toMatchObject({
    isFull: true,
    nameKey: 'universite dete',
    rank: 601,
    tuition: 4000,
    students: 20_000,
    acceptance: 12.5,
    programmes: ['biology', 'law'],
    facilities: ['library', 'museum'],
    gpa: 3.2,
    deadline: '9',
    research: 7.5,
    employment: 91,
  })
})

it('keeps free tuition as 0', () => {
  const free = { min: 0, currency: 'EUR', period: 'year', academicYear: '2025/26' } as const
  expect(rowOf(aRecord({ tuitionFees: { domestic: null, international: free } })).tuition).toBe(0)
})

it.each([
  [0.5, 'compact'],
  [19.9, 'compact'],
  [20, 'medium'],
  [99.9, 'medium'],
  [100, 'large'],
  [400, 'very-large'],
  [50_000, 'very-large'],
])('puts a campus of %s hectares in the band "%s"', (hectares, size) => {
  expect(rowOf(campus(hectares)).size).toBe(size)
})
