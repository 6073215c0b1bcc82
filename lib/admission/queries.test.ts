import { jurisdictionOf } from '../facts/jurisdiction'
import { getUniversities } from '../universities/queries'
import { getAdmissionFile, getPlaceRules } from './queries'

it('has the rules of every country and territory with a university, and of no other', () => {
  const codes = getUniversities().flatMap((university) => [
    university.countryCode,
    jurisdictionOf(university),
  ])
  expect(new Set(Object.keys(getAdmissionFile().rules))).toEqual(new Set(codes))
  expect(getPlaceRules('zz')).toBeNull()
})

it('counts a country’s own nationals among those who need no visa', () => {
  expect(getPlaceRules('au')?.visaFree).toContain('au')
})

it('names only universities of the catalogue as enrolling students from abroad', () => {
  const ids = new Set(getUniversities().map(({ id }) => id))
  expect(getAdmissionFile().enrols.filter((id) => !ids.has(id))).toEqual([])
})
