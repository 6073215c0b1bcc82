import { formatAbout, formatMoney, formatUsd } from './format'

const base = { max: null, currency: 'GBP', period: 'year' as const, academicYear: '2025/26', note: null }

it.each([
  [null, 'Not reported'],
  [{ ...base, min: 0 }, 'No tuition fee'],
  [{ ...base, min: 9535 }, 'GBP 9,535 a year'],
  [{ ...base, min: 28000, max: 37500 }, 'GBP 28,000–37,500 a year'],
  [{ ...base, min: 0, max: 3000, currency: 'EUR' }, 'EUR 0–3,000 a year'],
])('shows %j as %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})

it('rounds a converted sum to the hundred', () => {
  expect(formatUsd(36_249)).toBe('US$ 36,200')
  expect(formatUsd(940)).toBe('US$ 940')
  expect(formatUsd(0)).toBe('US$ 0')
})

it('names the currency of a converted sum', () => {
  expect(formatAbout(18_940_000, 'NGN')).toBe('about NGN 18,900,000')
  expect(formatAbout(36_249, 'USD')).toBe('about US$ 36,200')
})
