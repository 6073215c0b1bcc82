import { getRequirements } from '@/lib/facts/queries'
import { getWorldCountries } from '@/lib/places/queries'
import { getNationalityGroups } from '@/lib/scholarships/queries'
import { getSubjects } from '@/lib/subjects/queries'
import { getUniversity } from '@/lib/universities/queries'

const requirements = getRequirements()

it('each requirement has an id of its own, and names places, subjects and universities that exist', () => {
  const codes: readonly string[] = getWorldCountries().map(({ code }) => code)
  const places = [...codes, ...getNationalityGroups().map(({ id }) => `group:${id}`)]
  const subjects: readonly string[] = getSubjects().map(({ slug }) => slug)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
  for (const row of requirements) {
    expect(codes).toEqual(expect.arrayContaining([...row.countries, ...row.certificates]))
    expect(places).toEqual(expect.arrayContaining([...row.nationalities, ...row.exceptNationalities]))
    expect(subjects).toEqual(expect.arrayContaining(row.subjects))
    expect(row.universities.filter((id) => !getUniversity(id))).toEqual([])
  }
})

it('what is for every country is our advice, and a fact is of a country', () => {
  for (const { countries, source } of requirements) {
    if (countries.length === 0) expect(source).toBeNull()
  }
})

it('a task that is only for some says so in its title', () => {
  const untold = requirements.filter(({ title, text }) => /^Only if/.test(text) && !/ if /.test(title))
  expect(untold.map(({ id }) => id)).toEqual([])
})
