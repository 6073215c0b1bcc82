import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { knowsAnyOf, PROFILE_SECTIONS, sectionOf, shownSections } from './profile-sections'

it('draws every group of a full record, known or not', () => {
  expect(shownSections(aUniversity({ academics: null }))).toHaveLength(PROFILE_SECTIONS.length)
})

it('draws only the groups that a basic record knows something of', () => {
  expect(shownSections(aBasicUniversity())).toEqual([])
  const ids = shownSections(
    aBasicUniversity({ establishedYear: 1950, campusLife: { ...aUniversity().campusLife, housing: true } }),
  ).map(({ id }) => id)
  expect(ids).toEqual(['facts', 'campus'])
})

it('makes no group of a town alone, which stands in the head', () => {
  const { campusLife } = aBasicUniversity()
  const university = aBasicUniversity({ campusLife: { ...campusLife, location: 'Leiden' } })
  expect(knowsAnyOf(university, sectionOf('campus'))).toBe(false)
})
