import { aChoice, RATES, someRules } from '@/tests/fixtures/choice'
import { barsOf, wholeBar } from './bars'
import { costOf } from './cost'

const table = costOf({
  choice: aChoice(),
  rules: someRules(),
  person: { nationalities: [], residence: '', hasTest: true },
  awards: [],
  currency: 'EUR',
  rates: RATES,
})

test('the dearest year fills the scale, and the parts of a year stand one behind the other', () => {
  const bars = barsOf(table)
  expect(bars.map(({ label }) => label)).toEqual(['Year 1', 'Year 2', 'Year 3'])
  const [first] = bars
  const end = first?.stretches.at(-1)
  expect(first?.stretches.map(({ part }) => part)).toEqual(['tuition', 'living', 'once'])
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(100)
  expect(bars[1]?.stretches.map(({ part }) => part)).toEqual(['tuition', 'living'])
})

test('what an award pays lies over the end of each bar', () => {
  const paid = {
    ...table,
    eligible: { off: { local: { likely: (table.total?.local.likely ?? 0) / 2 } } } as never,
  }
  const award = barsOf(paid)[0]?.stretches.at(-1)
  expect(award).toMatchObject({ part: 'award' })
  expect(award?.width).toBeCloseTo(50)
})

test('degrees stand on one scale of dollars, and nothing is drawn of nothing', () => {
  const whole = wholeBar(table, (table.dollars?.total ?? 0) * 2)
  expect(whole.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(50)
  expect(wholeBar({ ...table, total: null }, 100)).toEqual([])
  expect(barsOf({ byYear: [], total: null, eligible: null })).toEqual([])
})
