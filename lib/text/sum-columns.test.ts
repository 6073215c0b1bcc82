import { sumColumns, type CsvSum } from './sum-columns'

const cells = (given: Partial<CsvSum> | null) => {
  const sum = given && {
    low: 1.4,
    high: 1.4,
    unit: 'year',
    currency: 'EUR',
    year: null,
    source: null,
    ...given,
  }
  return Object.fromEntries(sumColumns('Fee', () => sum).map(({ head, read }) => [head, read(null)]))
}

test('a sum has its top only where that is another, and nothing is said of one that is not known', () => {
  expect(cells({})).toMatchObject({ Fee: 1, 'Fee, to': null, 'Fee, unit': 'year', 'Fee, currency': 'EUR' })
  expect(cells({ high: 2.6 })).toMatchObject({ Fee: 1, 'Fee, to': 3 })
  expect(Object.values(cells(null)).every((cell) => cell === null)).toBe(true)
})
