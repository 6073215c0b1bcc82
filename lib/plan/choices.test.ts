import { aPlace, aPlan, anAward, aSavedProgramme } from '@/tests/fixtures/plans'
import { choicesOf } from './choices'

test('a place has its own level, else that of the profile', () => {
  const plan = aPlan({ items: [aPlace(), anAward(), aSavedProgramme({ level: 'doctorate' })] })
  const levels = (level: Parameters<typeof choicesOf>[1]) =>
    choicesOf(plan, level).map((choice) => choice.level)
  expect(levels('master')).toEqual(['master', 'doctorate'])
  expect(levels(null)[0]).toBe('bachelor')
  expect(choicesOf(plan, null).map(({ key }) => key)).toEqual([
    'university:university-of-oxford',
    'programme:monash-university/082345a',
  ])
  const tasks = { 'start:university:university-of-oxford': { done: null, day: '2028-01-10' } }
  expect(choicesOf({ ...plan, tasks }, null).map(({ start }) => start)).toEqual(['2028-01-10', null])
})
