import type { Level, Sector } from '@/lib/facts/vocabulary'
import { anEligibility } from '@/tests/fixtures/matcher'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { awardsFor, placeTie, subjectsPaidBy, tieTo } from './awards'

const PLACE = {
  universityId: 'alpha',
  countryCode: 'au',
  sector: null,
  levels: ['master'],
  subject: 'civil-engineering',
} as const
const subjectsOf = (field: string) =>
  field === 'engineering' ? ['engineering', 'civil-engineering'] : [field]
const tie = (fields: Parameters<typeof aScholarship>[0]) => tieTo(aScholarship(fields), PLACE, subjectsOf)

test('an award is tied to the university, to its country, or to several', () => {
  expect(tie({ universityIds: ['alpha'], hostCountries: ['au'] })).toBe('university')
  expect(tie({ hostCountries: ['au', 'nz'] })).toBe('country')
  expect(tie({ hostCountries: ['multiple'] })).toBe('several')
})

test('an award of some universities has to be asked about, there and nowhere else', () => {
  expect(tie({ hostCountries: ['au'], hostLimit: 'some' })).toBe('several')
  expect(tie({ hostCountries: ['au'], hostLimit: 'some', universityIds: ['alpha'] })).toBe('several')
  expect(tie({ hostCountries: ['au'], hostLimit: 'some', universityIds: ['beta'] })).toBeNull()
  expect(tie({ hostCountries: ['nz'], hostLimit: 'some' })).toBeNull()
  expect(tie({ hostCountries: ['au'], hostLimit: 'uncatalogued' })).toBeNull()
})

test('an award for one part of the world can be used in no other', () => {
  expect(tie({ hostCountries: ['multiple'], severalIn: ['au', 'nz'] })).toBe('several')
  expect(tie({ hostCountries: ['multiple'], severalIn: ['nz'] })).toBeNull()
})

test('an award for universities of the state has to be asked about where the sector is not known', () => {
  const award = aScholarship({ hostCountries: ['au'], hostLimit: 'public' })
  const tieIn = (sector: Sector | null) => placeTie(award, { ...PLACE, sector })
  expect([tieIn('public'), tieIn('private'), tieIn(null)]).toEqual(['country', null, 'several'])
})

test('another university, another country, another degree and an ended award rule it out', () => {
  expect(tie({ universityIds: ['beta'], hostCountries: ['au'] })).toBeNull()
  expect(tie({ hostCountries: ['nz'] })).toBeNull()
  expect(tie({ hostCountries: ['au'], eligibleDegrees: ["Bachelor's"] })).toBeNull()
  expect(tie({ hostCountries: ['au'], status: 'ended' })).toBeNull()
})

test('a field pays for its branches, and for no subject that is not known', () => {
  const engineering = { hostCountries: ['au'], fieldsOfStudy: ['engineering' as const] }
  expect(tie(engineering)).toBe('country')
  expect(tie({ hostCountries: ['au'], fieldsOfStudy: ['law'] })).toBeNull()
  expect(tie({ type: 'University', universityIds: [] })).toBeNull()
  expect(tieTo(aScholarship(engineering), { ...PLACE, subject: null }, subjectsOf)).toBeNull()
  expect(tieTo(aScholarship({ hostCountries: ['au'] }), { ...PLACE, subject: null }, subjectsOf)).toBe(
    'country',
  )
})

test('a level that is paid for in some fields alone is paid for in no other', () => {
  const fields = (named: 'law' | 'engineering') =>
    anEligibility({ fieldLimits: { byDegree: [{ degrees: ["Master's"], fields: [named] }] } })
  const tieOf = (named: 'law' | 'engineering', levels: readonly Level[]) =>
    tieTo(
      aScholarship({
        hostCountries: ['au'],
        eligibleDegrees: ["Master's", 'Ph.D.'],
        eligibility: fields(named),
      }),
      { ...PLACE, levels },
      subjectsOf,
    )
  expect(tieOf('law', ['master'])).toBeNull()
  expect(tieOf('engineering', ['master'])).toBe('country')
  expect(tieOf('law', ['master', 'doctorate'])).toBe('country')
})

test('the nearest awards come first', () => {
  const awards = [
    aScholarship({ id: 'several' }),
    aScholarship({ id: 'country', hostCountries: ['au'] }),
    aScholarship({ id: 'own', universityIds: ['alpha'], hostCountries: ['au'] }),
  ]
  expect(awardsFor(awards, PLACE, subjectsOf).map(({ award }) => award.id)).toEqual([
    'own',
    'country',
    'several',
  ])
})

test('what an award pays for is told by its fields', () => {
  const award = aScholarship({
    eligibleDegrees: ["Master's", 'Ph.D.'],
    fieldsOfStudy: ['engineering', 'law'],
  })
  expect(subjectsPaidBy(award, subjectsOf)).toEqual(['engineering', 'civil-engineering', 'law'])
  expect(subjectsPaidBy(aScholarship(), subjectsOf)).toBeNull()
})
