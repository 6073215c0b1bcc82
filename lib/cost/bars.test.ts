import { aCost } from '@/tests/fixtures/choice'
import { barsOf, wholeBar } from './bars'

const table = aCost()

test('the dearest year fills the scale, and the parts of a year stand one behind the other', () => {
  const bars = barsOf(table)
  expect(bars.map(({ label }) => label)).toEqual(['Year 1', 'Year 2', 'Year 3'])
  const [first] = bars
  const end = first?.stretches.at(-1)
  expect(first?.stretches.map(({ part }) => part)).toEqual(['tuition', 'living', 'once'])
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(100)
  expect(bars[1]?.stretches.map(({ part }) => part)).toEqual(['tuition', 'living'])
})

test('degrees stand on one scale of dollars, and nothing is drawn of nothing', () => {
  const whole = wholeBar(table, (table.dollars?.likely ?? 0) * 2)
  expect(whole.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(50)
  expect(wholeBar({ ...table, total: null }, 100)).toEqual([])
  expect(barsOf({ byYear: table.byYear.map((year) => ({ ...year, total: null })) })).toEqual([])
})
