import { formatDecimal } from './numbers'

const intl = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [4.05, '4.1'],
  [99.95, '100'],
  [12345.6, '12,345.6'],
  [-1234, '-1,234'],
])('writes %d as %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text)
})

it('agrees with Intl on every hundredth to 1,000 and every 7,919th number to a thousand million', () => {
  const values = [
    ...Array.from({ length: 100_001 }, (_, at) => at / 100),
    ...Array.from({ length: 126_278 }, (_, at) => at * 7919),
  ]
  expect(values.filter((value) => formatDecimal(value) !== intl.format(value))).toEqual([])
})
