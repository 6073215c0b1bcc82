import { aPlace, aPlan, anAward, aSavedProgramme } from '@/tests/fixtures/plans'
import { choicesOf } from './choices'

test('a place has its own level, else the chosen one, else the profile’s', () => {
  const plan = aPlan({ items: [aPlace(), anAward(), aSavedProgramme({ level: 'doctorate' })] })
  const levels = (...args: [Parameters<typeof choicesOf>[1], '' | 'masters']) =>
    choicesOf(plan, args[0], { degreeLevel: args[1] }).map(({ level }) => level)
  expect(levels('bachelor', 'masters')).toEqual(['bachelor', 'doctorate'])
  expect(levels(null, 'masters')[0]).toBe('master')
  expect(levels(null, '')[0]).toBe('bachelor')
  expect(choicesOf(plan, null, { degreeLevel: '' }).map(({ key }) => key)).toEqual([
    'university:university-of-oxford',
    'programme:monash-university/082345a',
  ])
})
