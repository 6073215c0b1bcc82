import { aFact } from '@/tests/fixtures/facts'
import { levelsTaught, taughtLevel, taughtOf } from './taught-levels'

const facts = (['bachelor', 'master', 'all'] as const).map((level) => aFact({ level, text: level }))
const told = (...notTaught: Parameters<typeof levelsTaught>[0]) =>
  taughtOf(facts, notTaught).map(({ value: { level, text } }) => `${level}: ${text}`)

it('says nothing of a level that is not taught, and what holds for all of the others', () => {
  expect(told('bachelor')).toEqual(['master: master', 'master: all', 'doctorate: all'])
})

it('leaves all as it is where nobody says that a level is not taught', () => {
  expect(taughtOf(facts, [])).toBe(facts)
  expect(levelsTaught([])).toEqual(['bachelor', 'master', 'doctorate'])
})

it('opens at the level asked for, or at the first that is taught', () => {
  const taught = levelsTaught(['bachelor'])
  expect(
    ([null, 'bachelor', 'master', 'doctorate'] as const).map((asked) => taughtLevel(asked, taught)),
  ).toEqual(['master', 'master', 'master', 'doctorate'])
})
