import { readMoneyEntry } from './money-entry'

jest.mock('./files', () => ({
  RATES: { load: () => Promise.resolve({ rates: { rates: { USD: 1, INR: 80, EUR: 0.8 } } }) },
}))

const BOUNDS = { min: 0, max: 100_000, step: 500 }
const read = (typed: string) => readMoneyEntry(typed, BOUNDS)

it.each([
  ['10k', 10_000],
  ['US$ 20,000', 20_000],
  ['20.000 usd', 20_000],
  ['', null],
])('reads %j as it is', (typed, value) => {
  expect(read(typed)).toEqual({ value })
})

it.each([
  ['₹25L', 31_500, '2,500,000 INR is about US$31,250.'],
  ['2,5 lakh', 3000, '250,000 INR is about US$3,125.'],
  ['8.000 €', 10_000, '8,000 EUR is about US$10,000.'],
])('converts %j', async (typed, value, note) => {
  expect(await read(typed)).toEqual({ value, note })
})

it.each(['abc', '-5', '100000000000000', '₹100 crore', '500 ducats'])(
  'refuses %j with words',
  async (typed) => {
    expect(await read(typed)).toEqual({ value: null, problem: 'Write a number from 0 to 100,000.' })
  },
)

it('reads a sum in the currency of the field as it is, and converts another to it', async () => {
  const inRupees = (typed: string) => readMoneyEntry(typed, { min: 0, max: 1e9, step: 1 }, 'INR')
  expect(inRupees('25 lakh')).toEqual({ value: 2_500_000 })
  expect(inRupees('₹25L')).toEqual({ value: 2_500_000 })
  expect(await inRupees('€ 800')).toEqual({ value: 80_000, note: '800 EUR is about INR 80,000.' })
})
