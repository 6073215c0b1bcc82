import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { tuitionOf } from './tuition'

function withFee(amount: number, academicYear: string) {
  const { tuitionFees } = aUniversity()
  const international = {
    min: amount,
    max: null,
    currency: 'USD',
    period: 'year' as const,
    academicYear,
    note: null,
  }
  return aUniversity({ tuitionFees: { ...tuitionFees, international, internationalNumeric: amount } })
}

test('only universities that report a fee count, and the years are said', () => {
  const universities = [
    withFee(30000, '2025/26'),
    aBasicUniversity(),
    withFee(0, '2021/22'),
    withFee(12000, '2024'),
  ]
  expect(tuitionOf(universities)).toEqual({
    count: 3,
    min: 0,
    median: 12000,
    max: 30000,
    years: { first: '2021/22', last: '2025/26' },
  })
})

test('nobody reporting is not a fee of 0', () => {
  expect(tuitionOf([aBasicUniversity()])).toBeNull()
})
