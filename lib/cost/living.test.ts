import { aChoice, someRules } from '@/tests/fixtures/choice'
import { aFact } from '@/tests/fixtures/facts'
import { NOBODY } from './person'
import { livingOf, livingRange } from './living'

const living = (given: object = {}, length = 1) =>
  livingOf({ choice: aChoice(), rules: someRules(), person: NOBODY, length, ...given })

test('the official sum of a month is paid for all months of the degree', () => {
  const [line] = living({}, 1.5).lines
  expect(line?.years.map(({ likely }) => likely)).toEqual([12_000, 6000])
  expect(line?.formula).toBe('18 months × EUR 1,000')
})

test('what the university tells of room and board goes before it', () => {
  const otherCosts = (['room-and-board', 'books', 'other'] as const).map((what, at) =>
    aFact({ level: null, what, min: [12_000, 1000, 2000][at] ?? 0, max: null, currency: 'USD' }),
  )
  const { lines } = living({ choice: aChoice({ otherCosts }) }, 1)
  expect(lines.map(({ id, years }) => [id, years[0]?.likely])).toEqual([
    ['living', 12_000],
    ['books', 1000],
    ['other', 2000],
  ])
})

test('without an official sum the price level is told, and no sum', () => {
  const why = (note: string | null) => {
    const priceLevel = aFact(88, { note, year: '2023' })
    const { lines, unknown } = living({ rules: someRules({ living: null, priceLevel }) }, 3)
    expect([lines, unknown.map(({ id }) => id)]).toEqual([[], ['living']])
    return unknown[0]?.why
  }
  expect(why(null)).toBe('Its price level is 88, where the United States are 100 (2023)')
  expect(why('About as dear as Germany')).toBe(
    'About as dear as Germany: its price level is 88, where the United States are 100 (2023)',
  )
})

test('London has the higher of the two British sums', () => {
  const sums = { min: 1171, max: 1529, maxFromAge: null }
  const age = null
  expect(livingRange(sums, 'gb', { city: 'London', age }).likely).toBe(1529)
  expect(livingRange(sums, 'gb', { city: 'Leeds', age }).likely).toBe(1171)
  expect(livingRange(sums, 'at', { city: 'Graz', age })).toEqual({ low: 1171, likely: 1350, high: 1529 })
})

test('a sum that goes by age is that of the age, and both where it is not known', () => {
  const sums = { min: 723, max: 1308, maxFromAge: 24 }
  const at = (age: number | null) => livingRange(sums, 'at', { city: 'Graz', age })
  expect([at(23).likely, at(24).likely]).toEqual([723, 1308])
  expect(at(null)).toEqual({ low: 723, likely: 1015.5, high: 1308 })
})
