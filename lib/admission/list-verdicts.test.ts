import { aPage, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProgrammeRow } from '@/tests/fixtures/a-programme-row'
import { aProfile } from '@/tests/fixtures/matcher'
import { toAdmissionFile } from './admission-file'
import { listVerdicts } from './list-verdicts'

const TODAY = '2026-11-23'
const person = aProfile({ nationality: 'ng', degreeHeld: 'secondary', ielts: 7, budget: 60_000 })
const row = aProgrammeRow()
const { countryCode } = row.university
const barred = { nationalities: ['ng'], since: '2026-01-01', page: aPage('Suspension') }

it('answers by the rules of the row’s country', () => {
  const verdictIn = (rules: Parameters<typeof toAdmissionFile>[0]) =>
    listVerdicts(person, toAdmissionFile(rules, []), TODAY)(row)
  expect(verdictIn({ [countryCode]: somePlaceRules({ barred }) })).toBe('not-eligible')
  expect(verdictIn({ [countryCode]: somePlaceRules() })).toBe('check')
  expect(verdictIn({})).toBe('check')
})

it('asks each row once', () => {
  const file = toAdmissionFile({ [countryCode]: somePlaceRules({ barred }) }, [])
  const verdictOf = listVerdicts(person, file, TODAY)
  const first = verdictOf(row)
  Object.assign(file, { rules: {} })
  expect(verdictOf(row)).toBe(first)
})
