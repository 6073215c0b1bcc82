import { anEntryRule } from '@/tests/fixtures/national'
import { getEntryRules } from '../facts/queries'
import { getChoiceVersion } from './queries'

jest.mock('../once-per-process', () => ({ oncePerProcess: (_: string, make: () => unknown) => make }))
jest.mock('../programmes/page/queries', () => ({ getProgrammesVersion: () => 'programmes' }))
jest.mock('../matcher/queries', () => ({ getMatcherFile: () => ({ version: 'awards' }) }))
jest.mock('../scholarships/queries', () => ({ getScholarships: () => [] }))
jest.mock('../destinations/queries', () => ({ getStudyFacts: () => null }))
jest.mock('../universities/queries', () => ({ getPrices: () => null }))
jest.mock('../facts/queries', () => ({
  getRoutes: () => [],
  getVisaRules: () => null,
  getChargeRules: () => [],
  getEntryRules: jest.fn(() => []),
}))

it('has another version where a rule of entry says something else', () => {
  const before = getChoiceVersion()
  expect(getChoiceVersion()).toBe(before)
  jest.mocked(getEntryRules).mockReturnValue([anEntryRule()])
  expect(getChoiceVersion()).not.toBe(before)
})
