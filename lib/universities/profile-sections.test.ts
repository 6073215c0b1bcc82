import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { knowsAnyOf, PROFILE_SECTIONS, sectionOf, shownSections } from './profile-sections'
import { FIELDS } from './record/fields'
import type { University } from './record/schema'

const alone = (university: University) => ({ university, awards: [] })

/** The profile's head and its map show these; the acceptance rate has its year as a note. */
const IN_NO_SECTION = [
  'name',
  'localName',
  'aliases',
  'countryCode',
  'coordinates',
  'website',
  'groups',
  'worldRanking',
  'description',
  'acceptanceRateYear',
]
/** Only a filter of the UK list reads it. */
const NOT_DRAWN = ['nation']

it('draws every field of a record in one place, or says why not', () => {
  const drawn = PROFILE_SECTIONS.flatMap((section) => [
    ...section.fields,
    ...('besides' in section ? section.besides : []),
  ])
  expect([...drawn, ...IN_NO_SECTION, ...NOT_DRAWN].sort()).toEqual(FIELDS.map(({ path }) => path).sort())
})

it('draws every group of a full record, known or not', () => {
  expect(shownSections(alone(aUniversity({ academics: null })))).toHaveLength(PROFILE_SECTIONS.length)
})

it('draws only the groups that a basic record knows something of', () => {
  expect(shownSections(alone(aBasicUniversity()))).toEqual([])
  const ids = shownSections(
    alone(
      aBasicUniversity({ establishedYear: 1950, campusLife: { ...aUniversity().campusLife, housing: true } }),
    ),
  ).map(({ id }) => id)
  expect(ids).toEqual(['facts', 'campus'])
})

it('makes no group of a town alone, which stands in the head', () => {
  const { campusLife } = aBasicUniversity()
  const university = aBasicUniversity({ campusLife: { ...campusLife, location: 'Leiden' } })
  expect(knowsAnyOf(alone(university), sectionOf('campus'))).toBe(false)
})

it('draws the scholarships of a basic record when our catalogue has one', () => {
  const awards = [{ id: 'a', name: 'A', value: 'Tuition', isUnsure: false }]
  expect(shownSections({ university: aBasicUniversity(), awards }).map(({ id }) => id)).toEqual([
    'scholarships',
  ])
})
