import { aRow } from '@/tests/fixtures/a-row'
import { countTotals } from './totals'

it('counts countries once, and students and rates only where they are reported', () => {
  const rows = [
    aRow({ countryCode: 'nl', students: 1000, acceptance: 20 }),
    aRow({ countryCode: 'nl', students: null, acceptance: null }),
    aRow({ countryCode: 'fr', students: 500, acceptance: 41 }),
  ]
  expect(countTotals(rows)).toEqual({
    universities: 3,
    countries: 2,
    students: 1500,
    averageAcceptance: 31,
    reportingAcceptance: 2,
  })
})

it('has no average where nobody reports a rate', () => {
  expect(countTotals([aRow({ acceptance: null })]).averageAcceptance).toBeNull()
})
