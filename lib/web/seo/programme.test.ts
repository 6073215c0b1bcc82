import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { aUniversity } from '@/tests/fixtures/a-university'
import {
  educationalProgram,
  programmeCrumbs,
  programmeMetadata,
  universityProgrammesMetadata,
  programmesMetadata,
} from './programme'
import { PROGRAMMES } from '../../programmes/list'

const university = aUniversity({ id: 'alpha', name: 'Alpha' })
const dataOf = (fields: Parameters<typeof aProgramme>[0], subjectName: string | null = 'Nursing') =>
  JSON.parse(
    JSON.stringify(
      educationalProgram(
        { programme: aProgramme(fields), subjectName, university },
        aDataset(),
        'https://meridian.example',
      ),
    ),
  )

test('structured data says what is known', () => {
  const known = {
    code: '012345A',
    months: 36,
    award: 'BN',
    mode: 'campus',
    fee: aProgrammeFee(),
    url: 'https://alpha.example/bn',
  } as const
  expect(dataOf(known)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: 'Bachelor of Nursing',
    alternateName: 'Nursing',
    url: 'https://meridian.example/programmes/alpha/register-1',
    sameAs: 'https://alpha.example/bn',
    identifier: { '@type': 'PropertyValue', propertyID: 'Register of courses', value: '012345A' },
    provider: {
      '@type': 'CollegeOrUniversity',
      name: 'Alpha',
      url: 'https://meridian.example/universities/alpha',
    },
    educationalCredentialAwarded: 'BN',
    timeToComplete: 'P36M',
    educationalProgramMode: 'On campus',
    offers: {
      '@type': 'Offer',
      category: 'Tuition for the whole course',
      price: 120_000,
      priceCurrency: 'AUD',
    },
  })
})

test('structured data leaves out what is not known', () => {
  expect(Object.keys(dataOf({}, null))).toEqual([
    '@context',
    '@type',
    'name',
    'url',
    'provider',
    'educationalCredentialAwarded',
  ])
})

test('the title names the university, and the crumbs lead to it', () => {
  const studied = { programme: aProgramme(), subjectName: 'Nursing', university }
  expect(programmeMetadata(studied)).toMatchObject({
    title: 'Bachelor of Nursing (Bachelor’s), Alpha',
    alternates: { canonical: '/programmes/alpha/register-1' },
  })
  expect(String(programmeMetadata(studied).description).length).toBeLessThanOrEqual(156)
  expect(programmeCrumbs(studied).map(({ href }) => href)).toEqual([
    '/',
    '/programmes',
    '/universities/alpha/programmes',
    '/programmes/alpha/register-1',
  ])
  expect(universityProgrammesMetadata(university, 12).title).toBe('Subjects and programmes at Alpha')
})

it('names the subject and the level, and leaves the sort out of the canonical address', () => {
  const search = PROGRAMMES.parse('?subject=law&level=master&country=de&sort=fee&page=2')
  expect(programmesMetadata(search, 'Law')).toMatchObject({
    title: 'Law: Master’s programmes, page 2',
    alternates: { canonical: '/programmes?subject=law&level=master&country=de&page=2' },
  })
})

it('names no level beside a text, which may ask for another one', () => {
  const search = PROGRAMMES.parse('?subject=law&search=law+masters')
  const { title, description } = programmesMetadata(search, 'Law')
  expect(title).toBe('Law programmes for “law masters”')
  expect(description).toMatch(/^Where to study law: /)
})

it('is about all subjects where none is chosen', () => {
  expect(programmesMetadata(PROGRAMMES.untouched, null)).toMatchObject({
    title: 'Programmes by subject',
    alternates: { canonical: '/programmes' },
  })
})
