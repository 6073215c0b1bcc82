import { aRecord } from '@/tests/fixtures/a-record'
import {
  EditorialSchema,
  RankingSchema,
  SourceSchema,
  UniversityRecordSchema,
  YearlyDateSchema,
} from './schema'

const BARE = {
  id: 'university-of-somewhere',
  depth: 'basic',
  name: 'University of Somewhere',
  countryCode: 'fr',
  sources: [{ source: 'ror', checkedOn: '2026-11-01', fields: ['name'] }],
}

const accepts = (fields: object) => UniversityRecordSchema.safeParse({ ...BARE, ...fields }).success

test('what is left out of a record is unknown, and never 0 or no', () => {
  const lists = ['aliases', 'groups', 'popularPrograms', 'availableScholarships', 'facilities']
  expect(aRecord()).toMatchObject({
    studentPopulation: null,
    acceptanceRate: null,
    academics: null,
    tuitionFees: { domestic: null, international: null },
    campusLife: { housing: null, clubs: null, campusSize: null },
    ...Object.fromEntries(lists.map((list) => [list, []])),
  })
})

test('that no test is asked for is known, and not the same as unknown', () => {
  const asked = (requiredTests: string[] | null) =>
    aRecord({ admissionRequirements: { requiredTests } }).admissionRequirements.requiredTests
  expect(asked([])).toEqual([])
  expect(asked(null)).toBeNull()
})

test('defaults are not shared: filling one record leaves the next empty', () => {
  aRecord().aliases.push('US')
  aRecord().tuitionFees.domestic = {
    min: 1,
    max: null,
    currency: 'EUR',
    period: 'year',
    academicYear: '2026',
    note: null,
  }
  expect(aRecord()).toMatchObject({ aliases: [], tuitionFees: { domestic: null } })
})

test.each([
  ['an id with capitals', { id: 'University-of-Somewhere' }],
  ['an id that ends with a dash', { id: 'somewhere-' }],
  ['no source', { sources: [] }],
  ['a source that no field comes from', { sources: [{ ...BARE.sources[0], fields: [] }] }],
  ['a website that is not secure', { website: 'http://somewhere.example' }],
  ['a website without a domain', { website: 'https://somewhere' }],
  ['no students at all', { studentPopulation: 0 }],
  ['more than all applicants admitted', { acceptanceRate: 101 }],
  ['a subject that no filter knows', { popularPrograms: [{ label: 'Alchemy', levels: ['master'] }] }],
  ['a programme of no level', { popularPrograms: [{ label: 'Law', levels: [] }] }],
  ['levels in another order', { popularPrograms: [{ label: 'Law', levels: ['master', 'bachelor'] }] }],
  ['a level twice', { popularPrograms: [{ label: 'Law', levels: ['master', 'master'] }] }],
  ['a facility that no filter knows', { facilities: ['Moat'] }],
  ['a place that is not on the globe', { coordinates: { lat: 91, lng: 0, precision: 'city' } }],
  ['a place of unknown precision', { coordinates: { lat: 50, lng: 0 } }],
  ['a grade above the scale', { admissionRequirements: { minimumGPA: 4.3 } }],
  ['a name of blanks', { name: '  ' }],
  ['a field nobody reads', { motto: 'Per aspera' }],
])('%s is refused', (_what, fields) => {
  expect(accepts({})).toBe(true)
  expect(accepts(fields)).toBe(false)
})

test('a refusal names the field', () => {
  const { error } = UniversityRecordSchema.safeParse({ ...BARE, campusLife: { clubs: -1 } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['campusLife.clubs'])
})

test('a yearly date may be a month alone', () => {
  expect(YearlyDateSchema.parse({ month: 3 })).toEqual({ month: 3, day: null, note: null })
  expect(YearlyDateSchema.safeParse({ day: 3 }).success).toBe(false)
  expect(YearlyDateSchema.safeParse({ month: 13 }).success).toBe(false)
  expect(YearlyDateSchema.safeParse({ month: 2, day: 30 }).success).toBe(false)
})

test('a rank has a publisher and a year', () => {
  const ranking = { rank: 601, label: '601–610', publisher: 'QS', year: 2026 }
  expect(RankingSchema.safeParse(ranking).success).toBe(true)
  for (const field of ['label', 'publisher', 'year'] as const) {
    expect(RankingSchema.safeParse({ ...ranking, [field]: undefined }).success).toBe(false)
  }
})

test('what comes from general knowledge has its month and a page to check it at', () => {
  const editorial = { fields: ['description'], month: '2026-11', checkAt: 'https://www.somewhere.example' }
  expect(EditorialSchema.safeParse(editorial).success).toBe(true)
  expect(EditorialSchema.safeParse({ ...editorial, month: '2026-13' }).success).toBe(false)
  expect(EditorialSchema.safeParse({ ...editorial, checkAt: null }).success).toBe(false)
})

test('a source may have no address, but not one that is insecure', () => {
  const source = { title: 'Own count', publisher: 'Meridian', year: '2026', kind: 'general' }
  expect(SourceSchema.parse(source)).toEqual({ ...source, url: null, licence: null, note: null })
  expect(SourceSchema.safeParse({ ...source, url: 'http://example.org' }).success).toBe(false)
})
