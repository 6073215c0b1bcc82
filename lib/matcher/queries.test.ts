import { groupsNamed } from '../eligibility/place-rules'
import { getCountries, getWorldCountries } from '../places/queries'
import { getAllNotices, getNationalityGroups, getScholarships } from '../scholarships/queries'
import { assess } from '../eligibility/verdict'
import { aContext, aProfile } from '@/tests/fixtures/matcher'
import { getMatcherFile } from './queries'

const { scholarships, groups, notices, countries } = getMatcherFile()

it('holds every award that can still be had', () => {
  const current = getScholarships().filter(({ status }) => status !== 'ended')
  expect(scholarships.map(({ id }) => id)).toEqual(current.map(({ id }) => id))
  expect(current.length).toBeLessThan(getScholarships().length)
})

it('lets a person be of a country without a university in the catalogue', () => {
  const codes = countries.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(getCountries().map(({ code }) => code)))
  expect(codes).toContain('ag')
  expect(new Set(codes).size).toBe(codes.length)
})

it('lists countries by name', () => {
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

it('carries groups, notices and countries as they are', () => {
  expect({ groups, notices, countries }).toEqual({
    groups: getNationalityGroups(),
    notices: getAllNotices(),
    countries: getWorldCountries(),
  })
})

it('knows every group that a rule names', () => {
  const known = groups.map(({ id }) => id)
  const named = scholarships.flatMap(({ eligibility }) => groupsNamed(eligibility))
  expect(known).toEqual(expect.arrayContaining(named))
  expect(notices.length).toBeGreaterThan(0)
})

it('leaves the order of the catalogue’s countries as it was', () => {
  const names = getCountries().map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(getCountries().map(({ code }) => code)).not.toContain('ag')
})

it('holds Public Health to be met where an award lists it, and Nursing to be asked about in awards for health', () => {
  const forHealth = scholarships.filter(
    ({ fieldsOfStudy, eligibility: { fieldLimits } }) =>
      fieldsOfStudy.includes('public-health') && !fieldLimits?.isPartial,
  )
  const outcomes = (fieldOfStudy: 'public-health' | 'nursing') =>
    new Set(
      forHealth.map(
        (award) =>
          assess(aProfile({ fieldOfStudy }), award, aContext()).checks.find(({ rule }) => rule === 'field')
            ?.outcome,
      ),
    )
  expect(forHealth.length).toBeGreaterThanOrEqual(4)
  expect([...outcomes('public-health')]).toEqual(['met'])
  expect([...outcomes('nursing')]).toEqual(['check'])
})
