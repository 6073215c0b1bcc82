import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTaughtSubject, aTuition, someFacts } from '@/tests/fixtures/facts'
import { PROFILE_SECTIONS, shownSections } from './profile-sections'
import { RECORD_FIELDS } from './record/fields'
import type { University } from './record/schema'

const alone = (university: University) => ({ university })

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
/** These stand among the answers that decide. */
const ANSWERED = [
  'tuitionFees.international',
  'admissionRequirements.englishTest',
  'admissionRequirements.ielts',
  'admissionRequirements.asksEnglishTest',
  'admissionRequirements.requiredTests',
  'admissionRequirements.applicationDeadline',
  'availableScholarships',
]
/** Only a filter of the UK list reads it. */
const NOT_DRAWN = ['nation']

it('draws every field of a record in one place, or says why not', () => {
  const drawn = PROFILE_SECTIONS.flatMap((section) => [
    ...section.fields,
    ...('besides' in section ? section.besides : []),
  ])
  expect([...drawn, ...ANSWERED, ...IN_NO_SECTION, ...NOT_DRAWN].sort()).toEqual(
    RECORD_FIELDS.map(({ path }) => path).sort(),
  )
})

it('draws only the groups that a record or a register knows something of', () => {
  expect(shownSections(alone(aBasicUniversity()))).toEqual([])
  const ids = shownSections(
    alone(
      aBasicUniversity({
        establishedYear: 1950,
        campusLife: { ...aUniversity().campusLife, housing: true },
        facts: someFacts({ fees: [aFact(aTuition())] }),
      }),
    ),
  ).map(({ id }) => id)
  expect(ids).toEqual(['facts', 'cost', 'campus'])
  expect(shownSections(alone(aUniversity({ academics: null }))).map(({ id }) => id)).not.toContain('after')
})

it('makes no group of a town alone, which stands in the head', () => {
  const { campusLife } = aBasicUniversity()
  const university = aBasicUniversity({ campusLife: { ...campusLife, location: 'Leiden' } })
  expect(shownSections(alone(university))).toEqual([])
})

it('makes no group of programmes that stand among the answers, for no source counts people', () => {
  const ids = (university: University) => shownSections(alone(university)).map(({ id }) => id)
  expect(ids(aUniversity())).not.toContain('programmes')
  const subjects = [aFact(aTaughtSubject({ counted: 'heads', countsPeople: true }))]
  expect(ids(aUniversity({ facts: someFacts({ subjects }) }))).toContain('programmes')
})
