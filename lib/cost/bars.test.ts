import { aCost, aChoice, aWorth } from '@/tests/fixtures/choice'
import { awardBar, barsOf, wholeBar } from './bars'

const table = aCost()

const width = (bar: readonly { width: number }[] | undefined) =>
  (bar ?? []).reduce((sum, stretch) => sum + stretch.width, 0)

test('the dearest year fills the scale, and the parts of a year tell their sums', () => {
  const bars = barsOf(table)
  expect(bars.map(({ label }) => label)).toEqual(['Year 1', 'Year 2', 'Year 3'])
  expect(bars[0]?.stretches.map(({ part, sum }) => [part, sum])).toEqual([
    ['tuition', '8,000'],
    ['living', '12,600'],
    ['once', '250'],
  ])
  expect(width(bars[0]?.stretches)).toBeCloseTo(100)
  expect(bars[1]?.stretches.map(({ part }) => part)).toEqual(['tuition', 'living'])
})

test('what is not known fills the rest of the scale, and a usual tuition is another part than a price', () => {
  const [open] = barsOf(aCost({ choice: aChoice({ fees: [] }) }))
  expect(open?.stretches.map(({ part }) => part)).toEqual(['living', 'once', 'unknown'])
  expect(width(open?.stretches)).toBeCloseTo(100)
  expect(barsOf({ ...table, isUsual: true })[0]?.stretches[0]?.part).toBe('usual-tuition')
  expect(barsOf({ ...table, lacks: ['tuition', 'living'] })).toEqual([])
})

test('degrees stand on one scale of dollars, and all is open of one without a total', () => {
  expect(width(wholeBar(table, (table.dollars?.likely ?? 0) * 2))).toBeCloseTo(50)
  expect(wholeBar({ ...table, total: null }, 100)).toEqual([{ part: 'unknown', width: 100 }])
})

test('an award that pays has a bar with what is left, and none pays nothing', () => {
  const waiver = aWorth({ tuition: { coverage: 'full', amounts: [], note: null } })
  const pays = { ...waiver, tie: 'university', verdict: 'eligible', call: 'in-time' } as const
  const bar = awardBar(aCost({ awards: [pays] }))
  expect(bar?.map(({ part }) => part)).toEqual(['left', 'paid'])
  expect(width(bar ?? [])).toBeCloseTo(100)
  expect(awardBar(table)).toBeNull()
})
