import { getScholarship } from '../../scholarships/queries'
import { getProgrammesOf } from '../queries'
import {
  getProgrammePage,
  getProgrammesPaidBy,
  getSubjectAtUniversity,
  getOfferIn,
  getUniversityOffer,
} from './queries'

const [nursing] = getProgrammesOf('monash-university').filter(
  ({ subject, hasPage }) => subject === 'nursing' && hasPage,
)

it('has the page of a programme with what stands around it', () => {
  const page = getProgrammePage('monash-university', nursing?.key ?? '')
  expect(page?.subject?.slug).toBe('nursing')
  expect(page?.siblings.every(({ subject }) => subject === 'nursing')).toBe(true)
  expect(page?.elsewhere).toBeGreaterThan(20)
  expect(page?.awards.some(({ tie }) => tie === 'university')).toBe(true)
})

it.each([
  ['monash-university', 'none'],
  ['nobody', nursing?.key ?? ''],
  ['abertay-university', 'uk-subjects-undergraduate-nursing'],
])('has no page of %s, %s', (university, key) => {
  expect(getProgrammePage(university, key)).toBeNull()
})

it('tells what a university offers, and nothing of one that no source names', () => {
  const offer = getUniversityOffer('monash-university')
  expect(offer?.subjects).toBeGreaterThan(50)
  expect(offer?.datasets.map(({ name }) => name)).toContain('au-courses')
  expect(getUniversityOffer('divine-word-university')).toBeNull()
})

it('tells a subject at a university, also by its branches', () => {
  expect(getSubjectAtUniversity('monash-university', 'nursing')?.levels[0]?.level).toBe('bachelor')
  expect(getSubjectAtUniversity('monash-university', 'health-sciences')?.levels.length).toBeGreaterThan(0)
  expect(getSubjectAtUniversity('divine-word-university', 'nursing')).toEqual({
    isTold: false,
    levels: [],
  })
  expect(getSubjectAtUniversity('monash-university', 'no-subject')).toBeNull()
})

it('counts the universities of a country by subject', () => {
  const subjects = getOfferIn('au').fields.flatMap((field) => field.subjects)
  expect(subjects.find(({ slug }) => slug === 'nursing')?.universities).toBeGreaterThan(20)
  expect(getOfferIn('aq').fields).toEqual([])
})

it('finds what an award pays for, and nothing for one that names no place', () => {
  const award = getScholarship('australia-awards')
  const paid = award && getProgrammesPaidBy(award)
  expect(paid?.countries).toEqual(['au'])
  expect(paid?.count).toBeGreaterThan(1000)
  expect(paid?.examples.length).toBe(5)
  expect(award && getProgrammesPaidBy({ ...award, hostCountries: ['multiple'] })).toBeNull()
})
