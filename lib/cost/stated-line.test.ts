import { aStatedSum } from '@/tests/fixtures/choice'
import { aFact } from '@/tests/fixtures/facts'
import { statedLine } from './stated-line'

const lineOf = (sum: Parameters<typeof aStatedSum>[0], length: number) =>
  statedLine(aFact(aStatedSum(sum)), { id: 'charge', part: 'once', label: 'Charge', length }).years

it('is paid once, or in each year by its period, half in half a year', () => {
  const sum = { min: 100, max: null }
  expect(lineOf({ ...sum, period: 'once' }, 3)).toMatchObject([{ likely: 100 }])
  expect(lineOf({ ...sum, period: 'semester' }, 1.5)).toMatchObject([{ likely: 200 }, { likely: 100 }])
  expect(lineOf({ ...sum, period: 'month' }, 1)).toMatchObject([{ likely: 1200 }])
})

it('counts with the one end that is known', () => {
  expect(lineOf({ min: null, max: 80, period: 'once' }, 1)).toMatchObject([{ low: 80, high: 80 }])
  expect(lineOf({ min: 20, max: 80, period: 'once' }, 1)).toMatchObject([{ low: 20, likely: 50, high: 80 }])
})
