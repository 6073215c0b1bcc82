import type { ComparedCost } from '../universities/compared-university'
import { costBars } from './cost-bars'

const cost = (given: Partial<ComparedCost> = {}): { cost: ComparedCost } => ({
  cost: {
    unit: 'USD',
    years: 2,
    tuition: 40,
    living: 50,
    once: 10,
    isUsual: false,
    inAll: 'about US$ 100',
    ends: { low: 100, high: 100 },
    kind: 'worked out',
    ...given,
  },
})

test('all bars of a year stand on one scale, and all of the degree on another', () => {
  const [two, one] = costBars([cost(), cost({ years: 1, tuition: 10, living: 10, once: 5 })])
  expect(two?.year).toEqual([
    { part: 'tuition', width: 40 },
    { part: 'living', width: 50 },
    { part: 'once', width: 10 },
  ])
  expect(one?.year.map(({ width }) => width)).toEqual([20, 20, 10])
  expect(two?.whole.map(({ width }) => width)).toEqual([40, 50, 10])
  expect(one?.whole.map(({ width }) => width)).toEqual([10, 10, 5])
})

test('what is not known fills the rest of the scale and is no sum; a usual tuition is another part than a price', () => {
  const [known, unknown] = costBars([cost({ isUsual: true }), cost({ tuition: null })])
  expect(known?.year[0]).toEqual({ part: 'usual-tuition', width: 40 })
  expect(unknown?.year).toEqual([
    { part: 'living', width: 50 },
    { part: 'once', width: 10 },
    { part: 'unknown', width: 40 },
  ])
})

test('what is not known keeps a stretch where its known parts are the most of all', () => {
  const [most] = costBars([cost({ living: null, tuition: 130 }), cost()])
  for (const bar of [most?.year, most?.whole]) {
    expect(bar?.map(({ part }) => part)).toEqual(['tuition', 'once', 'unknown'])
    expect(bar?.at(-1)?.width).toBeGreaterThan(20)
    expect(bar?.reduce((sofar, { width }) => sofar + width, 0)).toBeCloseTo(100)
  }
})

test('a degree of unknown length has its first year alone; nothing known is all open; another currency has no bar', () => {
  const [open, none, other] = costBars([cost({ years: null }), { cost: null }, cost({ unit: 'EUR' })])
  expect(open?.whole).toEqual([])
  expect(none).toEqual({ year: [{ part: 'unknown', width: 100 }], whole: [] })
  expect(other).toBeNull()
})
