import { readTypedNumber } from './typed-number'

test.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['٣٫٥', 3.5],
  ['۳٫۵', 3.5],
  ['३.५', 3.5],
  ['３．５', 3.5],
  ['3.456', 3.456],
  ['0,625', 0.625],
  [' 9 ', 9],
  ['085', 85],
])('%j is %d where numbers have decimals', (typed, value) => {
  expect(readTypedNumber(typed, false)).toEqual({ value, of: null, unit: '', isInLakhs: false })
})

test.each([
  ['20000', 20_000],
  ['20,000', 20_000],
  ['20.000', 20_000],
  ['20 000', 20_000],
  ['20\u202f000', 20_000],
  ['20’000', 20_000],
  ['2,00,000', 200_000],
  ['٢٠٬٠٠٠', 20_000],
  ['۲۰۰۰۰', 20_000],
  ['1.500,50', 1500.5],
  ['10k', 10_000],
  ['10 K', 10_000],
  ['2.5m', 2_500_000],
  ['1.125 million', 1_125_000],
  ['2万', 20_000],
])('%j is %d where they are whole', (typed, value) => {
  expect(readTypedNumber(typed, true)).toEqual({ value, of: null, unit: '', isInLakhs: false })
})

test.each([
  ['85%', { value: 85, unit: '%' }],
  ['85 ٪', { value: 85, unit: '%' }],
  ['8.1/10', { value: 8.1, of: 10 }],
  ['8,1 / 10', { value: 8.1, of: 10 }],
  ['3.4/4.0', { value: 3.4, of: 4 }],
  ['2,5 lakh', { value: 250_000, unit: '', isInLakhs: true }],
  ['₹25L', { value: 2_500_000, unit: '₹', isInLakhs: true }],
  ['Rs. 3 crore', { value: 30_000_000, unit: 'rs.', isInLakhs: true }],
  ['US$ 10k', { value: 10_000, unit: 'us$' }],
  ['10,000 EUR', { value: 10_000, unit: 'eur' }],
  ['20 years', { value: 20, unit: 'years' }],
])('%j has what stands beside it', (typed, read) => {
  expect(readTypedNumber(typed, true)).toMatchObject(read)
})

test.each(['', 'abc', '-5', '10-20', '3 4', '3..5', '1.2.3', '8/', '1e3', '5 or 6'])(
  '%j is no number',
  (typed) => {
    expect(readTypedNumber(typed, true)).toBeNull()
    expect(readTypedNumber(typed, false)).toBeNull()
  },
)
