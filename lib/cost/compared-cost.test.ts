import { aCompared } from '@/tests/fixtures/a-compared'
import { aChoice, aCost, someRules } from '@/tests/fixtures/choice'
import { comparedAt } from '../universities/compared-column'
import { atLevel } from '../universities/level-values'
import { knownCost, withWholeDegree } from './compared-cost'
import { aFact, aTuition } from '@/tests/fixtures/facts'

const cost = (choice: object = {}, rules: object = {}) =>
  aCost({ choice: aChoice(choice), rules: someRules(rules), currency: 'USD' })

test('a whole degree says its length; at least is its low end, beside the middle and the high one', () => {
  expect(knownCost(cost())).toEqual({ text: 'at least US$ 124,100', note: '3 years', figure: 124_100 })
  const fees = [aFact(aTuition({ min: 0, max: 16_000 }))]
  expect(knownCost(cost({ fees }))).toEqual({
    text: 'at least US$ 76,100',
    note: '3 years · middle US$ 124,100, high US$ 172,100',
    figure: 124_100,
  })
})

test('a usual range is no price to compare', () => {
  const usualFees = [aFact(aTuition(), { kind: 'usual' })]
  expect(knownCost(cost({ fees: [], usualFees }))).toEqual({
    text: 'at least US$ 124,100',
    note: '3 years · if it charges as others here do',
    figure: null,
  })
})

test('without its tuition or living costs it has no total, and names what is known and what is missing', () => {
  expect(knownCost(cost({ fees: [] }))).toEqual({
    text: 'No total',
    isInPart: true,
    note: expect.stringMatching(/^tuition is not known. Known for 3 years: living USD [\d,]+/),
    figure: null,
  })
  expect(knownCost(cost({ fees: [aFact(aTuition({ min: 0 }))] }, { living: null }))).toMatchObject({
    text: 'No total',
    figure: null,
  })
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
  const inPart = withWholeDegree(aCompared(), (level) => (level === 'bachelor' ? cost({ fees: [] }) : null))
  expect(comparedAt(inPart, 'bachelor').wholeDegree?.text).toBe('No total')
  expect(comparedAt(inPart, 'master').elsewhere).not.toHaveProperty('wholeDegree')
})
