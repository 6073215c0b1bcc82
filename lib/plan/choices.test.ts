import { aPlace, aPlan, anAward, aSavedProgramme } from '@/tests/fixtures/plans'
import { choicesOf } from './choices'

test('a place has its own level, else the chosen one, else the profile’s', () => {
  const plan = aPlan({ items: [aPlace(), anAward(), aSavedProgramme({ level: 'doctorate' })] })
  const levels = (...args: [Parameters<typeof choicesOf>[1], '' | 'masters']) =>
    choicesOf(plan, args[0], { degreeLevel: args[1] }).map(({ level, isLevelTold }) => [level, isLevelTold])
  expect(levels('bachelor', 'masters')).toEqual([
    ['bachelor', true],
    ['doctorate', true],
  ])
  expect(levels(null, 'masters')[0]).toEqual(['master', true])
  expect(levels(null, '')[0]).toEqual(['bachelor', false])
  expect(choicesOf(plan, null, { degreeLevel: '' }).map(({ key }) => key)).toEqual([
    'university:university-of-oxford',
    'programme:monash-university/082345a',
  ])
})
