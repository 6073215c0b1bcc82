import { aProgramme as aTitled } from '@/tests/fixtures/a-programme'
import { withoutCoarser, withoutDoubles, withoutListed, withoutStated } from './repeated-programmes'
import type { Programme } from './programme'

const aProgramme = (
  universityId: string,
  subject: string,
  levels: Programme['levels'],
  grain: Programme['grain'] = 'subject',
) => ({ universityId, subject, levels, grain }) as Programme

it('leaves out a researched subject that a register names at that level', () => {
  const named = [
    aProgramme('alpha', 'law', ['bachelor']),
    aProgramme('alpha', 'music', ['master']),
    aProgramme('beta', 'law', ['bachelor']),
  ]
  const registered = [aProgramme('alpha', 'law', ['bachelor']), aProgramme('alpha', 'music', ['bachelor'])]
  expect(withoutStated(named, registered)).toEqual([named[1], named[2]])
})

it('leaves out a subject at a level whose courses have titles', () => {
  const course = aProgramme('alpha', 'law', ['bachelor'], 'course')
  const others = [
    aProgramme('alpha', 'music', ['bachelor']),
    aProgramme('alpha', 'law', ['master']),
    aProgramme('beta', 'law', ['bachelor']),
  ]
  expect(withoutCoarser([course, aProgramme('alpha', 'law', ['bachelor']), ...others])).toEqual([
    course,
    ...others,
  ])
})

it('leaves out general knowledge that a source names, also for its research, or where a register lists the level', () => {
  const known = [
    aProgramme('alpha', 'law', ['bachelor']),
    aProgramme('alpha', 'law', ['master']),
    aProgramme('beta', 'law', ['master']),
    aProgramme('gamma', 'law', ['doctorate']),
    aProgramme('gamma', 'music', ['doctorate']),
  ]
  const sourced = [
    aProgramme('alpha', 'law', ['bachelor'], 'course'),
    aProgramme('beta', 'music', ['master'], 'course'),
    aProgramme('gamma', 'law', ['doctorate'], 'research'),
  ]
  const told = new Map([['beta', new Set(['master'] as const)]])
  expect(withoutListed(known, sourced, told)).toEqual([known[1], known[4]])
})

it('has one row for a programme that a register enters twice, the one that says more', () => {
  const fee = { sum: 9, currency: 'AUD', basis: 'year' } as Programme['fee']
  const [less, more] = [
    aTitled({ key: 'a', title: 'Arts', months: 48, fee: null }),
    aTitled({ key: 'b', title: 'ARTS', months: 48, fee }),
  ]
  const others = [
    aTitled({ key: 'c', title: 'Arts', months: 12 }),
    aTitled({ key: 'd', title: 'Arts', months: 48, campus: 'North' }),
    aTitled({ key: 'e', title: 'Arts', months: 48, fee: { ...fee, sum: 8 } as Programme['fee'] }),
    aTitled({ key: 'f', title: 'Arts', months: 48, levels: ['master'] }),
  ]
  expect(withoutDoubles([less, more, ...others]).map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e', 'f'])
})
