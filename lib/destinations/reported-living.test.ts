import { RATES } from '@/tests/fixtures/choice'
import { aFact } from '@/tests/fixtures/facts'
import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { reportedLiving } from './reported-living'

type What = 'room-and-board' | 'books'
const reporting = (sums: Partial<Record<What, number>>, level: 'bachelor' | 'master' | null = null) => {
  const university = aBasicUniversity()
  const otherCosts = Object.entries(sums).map(([what, min]) =>
    aFact({ level, what: what as What, min, max: null, currency: 'USD' }),
  )
  return { ...university, facts: { ...university.facts, otherCosts } }
}

test('it is the middle of each cost, added up, with how many universities report it', () => {
  const universities = [
    reporting({ 'room-and-board': 10_000, books: 1000 }),
    reporting({ 'room-and-board': 14_000 }),
    reporting({ 'room-and-board': 12_000, books: 2000 }),
  ]
  const reported = reportedLiving(universities, 'USD', RATES)
  expect(reported?.usdAYear).toBe(13_500)
  expect(reported?.costs.map(({ cost, reports }) => [cost.value.min, reports])).toEqual([
    [12_000, 3],
    [1500, 2],
  ])
})

test.each([
  ['nobody names room and board', [reporting({ books: 1000 })]],
  [
    'a handful report it',
    [reporting({ 'room-and-board': 9000 }), ...Array.from({ length: 9 }, () => reporting({}))],
  ],
  ['it is for another level', [reporting({ 'room-and-board': 9000 }, 'master')]],
])('there is none where %s', (_, universities) => {
  expect(reportedLiving(universities, 'USD', RATES)).toBeNull()
})
