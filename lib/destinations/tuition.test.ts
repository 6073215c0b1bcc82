import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { countryFloors, countryTuition } from './tuition'

const withFee = (dollars: number, year: string, fields: Parameters<typeof aTuition>[0] = {}) =>
  aBasicUniversity({ facts: someFacts({ fees: [aFact(aTuition({ dollars, ...fields }), { year })] }) })

test('only universities that report a fee count, and the years are said', () => {
  const universities = [
    withFee(30000, '2025/26'),
    aBasicUniversity(),
    withFee(0, '2021/22'),
    withFee(12000, '2024'),
  ]
  expect(countryTuition(universities, 'bachelor')).toEqual({
    count: 3,
    min: 0,
    median: 12000,
    max: 30000,
    years: { first: '2021/22', last: '2025/26' },
  })
})

test('nobody reporting is not a fee of 0', () => {
  expect(countryTuition([aBasicUniversity()], 'bachelor')).toBeNull()
})

test('a lowest fee is no fee to compare, and a fee of another level is none', () => {
  const floor = withFee(9000, '2022/23', { isFloor: true })
  const doctoral = withFee(5000, '2025/26', { level: 'doctorate' })
  expect(countryTuition([withFee(30_000, '2025/26'), floor, doctoral], 'bachelor')).toMatchObject({
    count: 1,
    max: 30_000,
  })
  expect(countryTuition([floor, doctoral], 'bachelor')).toBeNull()
  expect(countryTuition([floor, doctoral], 'doctorate')).toMatchObject({ count: 1, max: 5000 })
  expect(countryFloors([withFee(30_000, '2025/26'), floor, doctoral], 'bachelor')).toMatchObject({
    count: 1,
    max: 9000,
  })
})
