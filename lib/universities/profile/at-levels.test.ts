import { atLevels } from './at-levels'

it('joins the levels that have one answer', () => {
  expect(atLevels((level) => (level === 'bachelor' ? 'service' : 'direct'))).toEqual([
    { answer: 'service', of: 'bachelor', levels: ['bachelor'], standsInFor: [] },
    { answer: 'direct', of: 'master', levels: ['master', 'doctorate'], standsInFor: [] },
  ])
})

it('lets the lowest level that has an answer stand in for those without, under its own name', () => {
  expect(atLevels((level) => (level === 'master' ? 'known' : null))).toEqual([
    {
      answer: 'known',
      of: 'master',
      levels: ['bachelor', 'master', 'doctorate'],
      standsInFor: ['bachelor', 'doctorate'],
    },
  ])
})

it('joins equal answers, be they the same object or another, alone or in lists', () => {
  const levelsOf = (answers: readonly unknown[]) => {
    const left = [...answers]
    return atLevels(() => left.shift()).map(({ levels }) => levels.length)
  }
  const fact = { value: 1 }
  expect(levelsOf([fact, fact, { value: 1 }])).toEqual([3])
  expect(levelsOf([[fact], [fact], [{ value: 1 }]])).toEqual([3])
  expect(levelsOf([fact, { value: 2 }, fact])).toEqual([2, 1])
  expect(levelsOf([[fact], [fact, fact], []])).toEqual([1, 1, 1])
})

it('has nothing to show where no level has an answer', () => {
  expect(atLevels(() => null)).toEqual([])
})
