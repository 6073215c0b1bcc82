import { aCompared } from '@/tests/fixtures/a-compared'
import { aChoice, RATES, someRules } from '@/tests/fixtures/choice'
import { atLevel } from '../universities/leveled'
import { knownCost, withWholeDegree } from './compared-cost'
import { costOf } from './cost'

const cost = (choice: object = {}, rules: object = {}) =>
  costOf({
    choice: aChoice(choice),
    rules: someRules(rules),
    person: { nationalities: [], residence: '', hasTest: true },
    awards: [],
    currency: 'USD',
    rates: RATES,
  })

test('a whole degree says its length, and what it is without', () => {
  expect(knownCost(cost())).toEqual({
    text: 'about US$ 124,100',
    note: '3 years · at least',
    figure: 124_100,
  })
  expect(knownCost(cost({}, { living: null }))).toMatchObject({
    note: '3 years · at least · without living costs',
    figure: null,
  })
})

test('without its tuition it is not told at all', () => {
  expect(knownCost(cost({ fees: [] }))).toBeNull()
})

test('each level has its own, beside what differs there already', () => {
  const column = { ...aCompared(), at: { master: { deadline: { text: 'May', note: null, figure: null } } } }
  const priced = withWholeDegree(column, (level) => (level === 'doctorate' ? null : cost({ level })))
  expect(atLevel(priced, 'bachelor').wholeDegree?.figure).toBe(124_100)
  expect(atLevel(priced, 'master')).toMatchObject({
    deadline: { text: 'May' },
    wholeDegree: { figure: 124_100 },
  })
  expect(atLevel(priced, 'doctorate').wholeDegree).toBeNull()
})
