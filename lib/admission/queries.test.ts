import { getUniversities } from '../universities/queries'
import { getAdmissionFile, getPlaceRules } from './queries'

it('has the rules of every country with a university, and of no other', () => {
  const codes = new Set(getUniversities().map(({ countryCode }) => countryCode))
  expect(new Set(Object.keys(getAdmissionFile().rules))).toEqual(codes)
  expect(getPlaceRules('zz')).toBeNull()
})

it('counts a country’s own nationals among those who need no visa', () => {
  expect(getPlaceRules('au')?.visaFree).toContain('au')
})

it('names only universities of the catalogue as enrolling students from abroad', () => {
  const ids = new Set(getUniversities().map(({ id }) => id))
  expect(getAdmissionFile().enrols.filter((id) => !ids.has(id))).toEqual([])
})
